import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { format } from '@touchline/money'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { dayIn, startOfDay } from '../../i18n/calendar.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { dateText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { blocksBooking, owed } from './penalty.ts'
import type { Penalty } from './penalty.ts'

const Banner = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'flex-start', md: 'center' },
    gap: '4',
    px: '5',
    py: '4',
    borderRadius: 'card',
    bg: 'warning.subtle',
    '& > svg': { width: '24px', height: '24px', flexShrink: 0, color: 'warning' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Words = styled('div', { base: { flex: '1 1 260px', minWidth: 0, display: 'grid', gap: '1' } })
const Title = styled('h2', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Reason = styled('p', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } })

type Props = {
  /** Unpaid ones; empty where the platform says that there are some and not which. */
  readonly penalties: readonly Penalty[]
  /** They are in the basket already. */
  readonly inBasket: boolean
  /** The way to pay. */
  readonly action: ReactNode
}

/** What is still to pay, why, and what that means, for as long as it is so. [O-18, O-92] */
export function ArrearsBanner({ penalties, inBasket, action }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const id = useId()
  const amount = format(owed(penalties), symbol)

  function reasonOf({ reason, createdAt, amount: own }: Penalty): string {
    const since = Date.parse(createdAt ?? '')
    const what = [
      penalties.length > 1 ? priceText(own, symbol) : null,
      reason,
      Number.isFinite(since) ? dateText(startOfDay(dayIn(null, since))) : null,
    ]
    return `${what.filter(Boolean).join(', ')}.`
  }

  return (
    <Banner aria-labelledby={id}>
      <CircleAlert aria-hidden="true" />
      <Words>
        <Title id={id}>
          {penalties.length === 0
            ? t('common:arrears.outstanding')
            : t(blocksBooking(penalties) ? 'common:arrears.beforeBooking' : 'common:arrears.toPay', { amount })}
        </Title>
        {penalties.map((penalty) => (
          <Reason key={penalty.id}>{reasonOf(penalty)}</Reason>
        ))}
        {inBasket ? <Reason>{t('common:arrears.inBasket')}</Reason> : null}
      </Words>
      {action}
    </Banner>
  )
}
