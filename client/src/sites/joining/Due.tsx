import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { costOf, renewalCostOf } from '../../features/memberships/membership-type.ts'
import type { MembershipType } from '../../features/memberships/membership-type.ts'
import type { Standing } from '../../features/memberships/my-membership.ts'
import { priceText } from '../../i18n/price-text.ts'
import { styled } from '../../theme/styled.ts'
import { SummaryLines } from '../../ui/summary/SummaryLines.tsx'

const Total = styled('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    fontSize: 'lg',
    fontWeight: 'bold',
  },
})
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

type Props = { readonly type: MembershipType; readonly standing: Standing }

/** The payment of today: a first month, or another one; nothing for a membership that cannot be renewed yet. */
export function Due({ type, standing }: Props) {
  const { t } = useTranslation(['activities'])
  const symbol = useCurrencySymbol()
  if (standing.kind === 'held') return null
  const renews = standing.kind === 'renewable'
  const fee = renews ? type.renewalFee : type.joiningFee
  const cost = renews ? renewalCostOf(type) : costOf(type)
  const month = t(renews ? 'activities:joining.have.month' : 'activities:joining.join.month')
  const feeName = t(renews ? 'activities:joining.have.fee' : 'activities:joining.join.fee')
  return (
    <>
      <SummaryLines
        lines={[
          ...(type.monthlyPrice ? [{ id: 'month', what: month, amount: priceText(type.monthlyPrice, symbol) }] : []),
          ...(fee && fee.value > 0 ? [{ id: 'fee', what: feeName, amount: priceText(fee, symbol) }] : []),
        ]}
      />
      {cost === null ? null : (
        <Total>
          {t('activities:joining.join.total')} <span>{format(cost, symbol)}</span>
        </Total>
      )}
      <Note>{t('activities:joining.join.once')}</Note>
    </>
  )
}
