import { readAcceptedTerms } from '@touchline/contract/calls/orders'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { AnsweredHtml } from '../../app/answers/AnsweredHtml.tsx'
import { useQuery } from '../../app/answers/use-query.ts'
import { momentText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

const When = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', mb: '3' } })

type Props = {
  readonly userId: number
  readonly orderId: number
  /** Their name here. */
  readonly label: string
  /** The time of acceptance; null when unknown. */
  readonly at: number | null
  readonly timezone: string | null
}

/** The accepted terms in their wording then, in a dialog. */
export function AcceptedTerms({ userId, orderId, label, at, timezone }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const [reading, setReading] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<ScrollText aria-hidden="true" />}
        opens="dialog"
        onClick={() => setReading(true)}
      >
        {label}
      </Button>
      {reading ? (
        <Dialog title={t('common:auth.termsHeading')} width="wide" onClosed={() => setReading(false)}>
          {at === null ? null : <When>{t('checkout:orders.agreedAt', { moment: momentText(at, timezone) })}</When>}
          <Text userId={userId} orderId={orderId} />
        </Dialog>
      ) : null}
    </>
  )
}

function Text({ userId, orderId }: Pick<Props, 'userId' | 'orderId'>) {
  const { t } = useTranslation(['common'])
  const terms = useQuery([readAcceptedTerms.name, userId, orderId], () =>
    call(readAcceptedTerms, { params: { userId, orderId } }),
  )
  return (
    <AnsweredHtml
      query={terms}
      htmlIn={({ termsAndConditions }) => termsAndConditions}
      missing={t('common:errors.generic')}
    />
  )
}
