import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { styled } from '../../../theme/styled.ts'
import type { Entry } from '../entries/entry.ts'
import { useEntryText } from '../entries/use-entry-text.ts'

const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', fontWeight: 'bold', pb: '2' },
    '& th, & td': { py: '2', borderTopWidth: '1px', borderColor: 'border', verticalAlign: 'top' },
    '& thead th': { fontSize: 'sm', color: 'fg.muted', borderTopWidth: '0', pt: '0' },
    '& th': { textAlign: 'start', fontWeight: 'bold' },
    '& td, & thead th:not(:first-child)': { textAlign: 'end', ps: '3', width: '1px', whiteSpace: 'nowrap' },
  },
})
const Ages = styled('span', { base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' } })
const Name = styled('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })

type Props = {
  readonly prices: Entry['prices']
  /** First name of the linked attendee; null for the reader, and while nobody is chosen. */
  readonly attendee: string | null
}

/** The prices of a class or a court by age, with that of the attendee marked; hidden where everybody has the same. */
export function EntryPrices({ prices, attendee }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  if (prices.length === 0) return null
  const withMembers = prices.some(({ memberPrice }) => memberPrice !== null)
  return (
    <Table>
      <caption>{t('activities:entry.prices')}</caption>
      {withMembers ? (
        <thead>
          <tr>
            <th scope="col">{t('activities:entry.priceFor')}</th>
            <th scope="col">{t('activities:pricing.without')}</th>
            <th scope="col">{t('activities:pricing.with')}</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        {prices.map(({ name, ages, price, memberPrice, isOwn }) => {
          const membersPay = memberPrice ?? price
          return (
            <tr key={name}>
              <th scope="row">
                <Name>
                  {name}
                  {isOwn ? (
                    <Tag tone="brand">
                      {attendee === null
                        ? t('activities:entry.yourPrice')
                        : t('activities:entry.priceOf', { name: attendee })}
                    </Tag>
                  ) : null}
                </Name>
                {ages.length > 0 ? <Ages>{t('activities:entry.priceAges', { ages })}</Ages> : null}
              </th>
              <td>{price === null ? t('activities:pricing.membersOnly') : text.amount(price)}</td>
              {withMembers ? <td>{membersPay === null ? null : text.amount(membersPay)}</td> : null}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
