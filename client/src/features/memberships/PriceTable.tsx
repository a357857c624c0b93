import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import type { ReadPrice } from '../../api/keys.ts'
import { priceText } from '../../i18n/price-text.ts'
import { styled } from '../../theme/styled.ts'
import { OwnWords } from '../../ui/text/OwnWords.tsx'
import { amountText } from './membership-type.ts'
import type { PriceRow } from './membership-type.ts'

const Frame = styled('div', { base: { containerType: 'inline-size', overflowX: 'auto' } })
const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: 'sm', md: 'md' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '3', borderBottomWidth: '1px', borderColor: 'border', verticalAlign: 'top' },
    '& thead th': { fontSize: 'sm', color: 'fg.muted', verticalAlign: 'bottom' },
    '& th': { textAlign: 'start', fontWeight: 'bold' },
    '& td, & thead th:not(:first-child)': { textAlign: 'end', ps: '3', width: { base: '1px', md: '22%' } },
    // A price stays on one line as long as the name has room, at any text size.
    '& td': { '@container (min-width: 18rem)': { whiteSpace: 'nowrap' } },
  },
})
const Of = styled('span', {
  base: { display: 'block', fontSize: { base: 'xs', md: 'sm' }, fontWeight: 'normal', color: 'fg.muted' },
})
const Members = styled('strong', { base: {}, variants: { less: { true: { color: 'success' } } } })
const Quiet = styled('span', { base: { color: 'fg.muted' } })

type Props = {
  readonly label: string
  readonly rows: readonly PriceRow[]
  /** Where it can be booked; null without a page. */
  readonly pathOf: (row: PriceRow) => string | null
}

/** Prices of activities for non-members and members; 'Free' where all of it is. */
export function PriceTable({ label, rows, pathOf }: Props) {
  const { t } = useTranslation(['activities'])
  const symbol = useCurrencySymbol()

  function amount(price: ReadPrice, isFrom: boolean): string {
    const says = amountText(price, isFrom)
    return says === null
      ? priceText(price, symbol)
      : t(`activities:pricing.${says}`, { price: priceText(price, symbol) })
  }

  return (
    <Frame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('activities:pricing.activity')}</th>
            <th scope="col">{t('activities:pricing.without')}</th>
            <th scope="col">{t('activities:pricing.with')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { key, name, of, isOwnName, price, memberPrice, isFrom, isMemberFrom } = row
            const path = pathOf(row)
            const isLess = memberPrice !== null && (price === null || memberPrice.value < price.value)
            return (
              <tr key={key}>
                <th scope="row">
                  {path === null ? (
                    <OwnWords>{name}</OwnWords>
                  ) : (
                    <Link to={path}>
                      <OwnWords>{name}</OwnWords>
                    </Link>
                  )}
                  {of === null ? null : <Of>{isOwnName ? <OwnWords>{of}</OwnWords> : of}</Of>}
                </th>
                <td>{price === null ? <Quiet>{t('activities:pricing.membersOnly')}</Quiet> : amount(price, isFrom)}</td>
                <td>
                  {memberPrice === null ? null : <Members less={isLess}>{amount(memberPrice, isMemberFrom)}</Members>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Frame>
  )
}
