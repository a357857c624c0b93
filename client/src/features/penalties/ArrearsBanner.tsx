import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { dayIn, startOfDay } from '../../i18n/calendar.ts'
import { priceText } from '../../i18n/price-text.ts'
import { dateText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { blocksBooking, owed } from './penalty.ts'
import type { Penalty } from './penalty.ts'

const Banner = styled('section', {
  base: { bg: 'warning.subtle', '@media (forced-colors: active)': { borderBottomWidth: '1px' } },
})
// On phones the button is below the text, otherwise at the end of its line.
const Content = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '24px minmax(0, 1fr)', md: '24px minmax(0, 1fr) auto' },
    alignItems: { base: 'start', md: 'center' },
    columnGap: '3',
    rowGap: '3',
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
    py: { base: '3', md: '4' },
    '& > svg': { width: '24px', height: '24px', color: 'warning' },
  },
})
const Way = styled('div', { base: { gridColumn: { base: '2', md: 'auto' } } })
const Words = styled('div', { base: { minWidth: 0, display: 'grid', gap: '1' } })
const Title = styled('h2', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Reason = styled('p', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } })

type Props = {
  /** The target of links and focus; one per page. */
  readonly id?: string | undefined
  /** Unpaid charges; empty when the platform says only that there are some. */
  readonly penalties: readonly Penalty[]
  /** The customer served by staff; null for the reader's own. */
  readonly served: string | null
  /** They are in the basket already. */
  readonly inBasket: boolean
  /** The button to pay. */
  readonly action: ReactNode
}

/** Unpaid charges with their reasons and consequences. */
export function ArrearsBanner({ id, penalties, served, inBasket, action }: Props) {
  const { t } = useTranslation(['common'])
  const symbol = useCurrencySymbol()
  const titleId = useId()
  const amount = format(owed(penalties), symbol)
  const said = served === null ? 'common:arrears' : 'common:arrears.served'

  function reasonOf({ reason, createdAt, amount: own }: Penalty): string {
    const since = Date.parse(createdAt ?? '')
    const what = [
      penalties.length > 1 ? priceText(own, symbol) : null,
      reason,
      Number.isFinite(since) ? t('common:arrears.charged', { date: dateText(startOfDay(dayIn(null, since))) }) : null,
    ]
    return `${what.filter(Boolean).join(', ')}.`
  }

  return (
    <Banner aria-labelledby={titleId} id={id}>
      <Content>
        <CircleAlert aria-hidden="true" />
        <Words>
          <Title id={titleId}>
            {penalties.length === 0
              ? t('common:arrears.outstanding')
              : t(blocksBooking(penalties) ? `${said}.beforeBooking` : 'common:arrears.toPay', {
                  amount,
                  name: served,
                })}
          </Title>
          {penalties.map((penalty) => (
            <Reason key={penalty.id}>{reasonOf(penalty)}</Reason>
          ))}
          {inBasket ? <Reason>{t(`${said}.inBasket`)}</Reason> : null}
        </Words>
        <Way>{action}</Way>
      </Content>
    </Banner>
  )
}
