import { endOtherLogins } from '@touchline/contract/calls/auth'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useClosing } from '../../../features/account/use-closing.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { DetailRow } from './DetailRow.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

/** Ends every login but the one in use, after asking once. [O-263] */
export function LoginsRow({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const closing = useClosing(userId)
  // Null until logins were ended.
  const [ended, setEnded] = useState<number | null>(null)
  // The call cannot be asked for without ending logins: a platform without its neighbour has neither.
  if (isAbsent(closing)) return null
  const action = t('account:details.endLogins')
  return (
    <DetailRow
      name="logins"
      label={t('account:details.logins')}
      value={
        ended === null ? (
          t('account:details.loginsText')
        ) : (
          <p role="status" tabIndex={-1} ref={takeFocus}>
            {t(ended === 0 ? 'account:details.noLoginsEnded' : 'account:details.loginsEnded', { count: ended })}
          </p>
        )
      }
      action={action}
      actionLabel={action}
    >
      {(close) => (
        <Asking
          action={action}
          onClosed={() => {
            setEnded(null)
            close()
          }}
          onEnded={(count) => {
            setEnded(count)
            close()
          }}
        />
      )}
    </DetailRow>
  )
}

type AskingProps = {
  readonly action: string
  readonly onClosed: () => void
  readonly onEnded: (count: number) => void
}

function Asking({ action, onClosed, onEnded }: AskingProps) {
  const { t } = useTranslation(['account'])
  const textId = useId()
  const { busy, run } = useBusy()

  async function end(): Promise<void> {
    const { ended } = await call(endOtherLogins)
    onEnded(ended ?? 0)
  }

  return (
    <>
      <p id={textId}>{t('account:details.endLoginsMeans')}</p>
      <Ways>
        <Button busy={busy} describedBy={textId} onClick={() => run(end)}>
          {action}
        </Button>
        <Button variant="text" onClick={onClosed}>
          {t('account:details.cancel')}
        </Button>
      </Ways>
    </>
  )
}
