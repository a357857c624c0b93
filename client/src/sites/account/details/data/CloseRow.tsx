import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import type { Query } from '../../../../app/answers/use-query.ts'
import { closeAccount, keepAccount } from '../../../../features/account/use-closing.ts'
import type { Closing } from '../../../../features/account/closing-question.ts'
import { useClosingText } from '../../../../features/account/use-closing-text.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { Quiet } from '../../../../ui/layout/page/AccountPart.tsx'
import { ActionRow } from '../../../../ui/layout/page/ActionRow.tsx'
import { AnsweredRow } from './AnsweredRow.tsx'
import { ClosingEnds } from './ClosingEnds.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { useDataRow } from './use-data-row.ts'

type Props = { readonly userId: number; readonly query: Query<Closing> }

/** Closes the account, after saying what ends with it, and keeps it after all. [O-265] */
export function CloseRow({ userId, query }: Props) {
  const { t } = useTranslation(['account'])
  const { busy, run } = useBusy()
  const { panelId, isOpen, opener, toggle, close, isSaid, say } = useDataRow('close')
  const [isKept, setIsKept] = useState(false)
  const text = useClosingText()
  const title = t('account:data.close')

  async function ask(password: string): Promise<void> {
    await closeAccount(password)
    await query.refresh()
  }
  async function keep(): Promise<void> {
    await keepAccount()
    await query.refresh()
    setIsKept(true)
    say()
  }

  return (
    <AnsweredRow query={query} failed={t('account:data.closingFailed')}>
      {(closing) => (
        <ActionRow
          icon={<UserRoundX aria-hidden="true" />}
          title={title}
          actionRef={opener}
          action={
            closing.askedAt === null ? (
              <Button variant="secondary" expanded={isOpen} controls={panelId} onClick={toggle}>
                {t('account:data.seeEnds')}
              </Button>
            ) : (
              <Button variant="secondary" busy={busy} onClick={() => run(keep)}>
                {t('account:data.keep')}
              </Button>
            )
          }
          panel={
            isOpen && closing.askedAt === null ? (
              <PasswordPanel
                id={panelId}
                title={title}
                userId={userId}
                action={t('account:data.closeNow')}
                danger
                send={ask}
                onDone={() => {
                  setIsKept(false)
                  say()
                }}
                onClosed={close}
              >
                <ClosingEnds closing={closing} />
              </PasswordPanel>
            ) : null
          }
        >
          <div role="status" tabIndex={-1} ref={isSaid ? takeFocus : undefined}>
            {closing.askedAt === null ? (
              <>
                {isKept ? <p>{t('account:data.kept')}</p> : null}
                <Quiet>{t('account:data.closeText')}</Quiet>
              </>
            ) : (
              <p>{`${text.closes(closing)}. ${text.until(closing)}`}</p>
            )}
          </div>
        </ActionRow>
      )}
    </AnsweredRow>
  )
}
