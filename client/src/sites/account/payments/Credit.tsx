import { useTranslation } from 'react-i18next'
import { isCallMissing } from '../../../api/api-error.ts'
import type { Owner } from '../../../app/session/session-state.ts'
import { CreditLedger } from '../../../features/credits/CreditLedger.tsx'
import { MyCredits } from '../../../features/credits/MyCredits.tsx'
import { useCreditAccount } from '../../../features/credits/use-credit-movements.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'

type Props = { readonly owner: Owner; readonly timezone: string | null }

/** A customer's credit with its movements; what is left of it where the platform tells no movements. */
export function Credit({ owner, timezone }: Props) {
  const { t } = useTranslation(['account'])
  const query = useCreditAccount(owner.id)
  if (query.status === 'loading') return <Skeleton count={1} height={112} />
  if (query.status === 'success') {
    return <CreditLedger account={query.data} timezone={timezone} receiptOf={(orderId) => paths.payment(orderId)} />
  }
  if (isCallMissing(query.error)) return <MyCredits owner={owner} timezone={timezone} />
  return <InlineError onRetry={() => void query.refresh()}>{t('account:payments.creditFailed')}</InlineError>
}
