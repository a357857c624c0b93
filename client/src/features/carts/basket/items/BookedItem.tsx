import { useTranslation } from 'react-i18next'
import { styled } from '../../../../theme/styled.ts'
import { Tag } from '../../../../ui/labels/Tag.tsx'
import { cancelledIn, isCancelled, postponedIn, withoutCancelled } from '../../cancelled-items.ts'
import type { CartItem } from '../../cart.ts'
import { extrasOf } from '../../cart.ts'
import { ItemPerson } from './ItemPerson.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { useItemText } from './use-item-text.ts'
import { useWhenText } from './use-when-text.ts'

const Row = styled('div', {
  base: {
    display: 'grid',
    columnGap: { base: '3', sm: '5' },
    rowGap: '2',
    alignItems: { sm: 'center' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
    '& > :last-child': { gridColumn: { base: '2', sm: 'auto' } },
    // Paper has the words, not the picture.
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > :first-child': { display: 'none' } },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' } })
const Name = styled('h3', {
  base: {
    fontFamily: 'body',
    fontWeight: 'bold',
    fontSize: { base: 'md', sm: 'lg' },
    lineHeight: '1.25',
    letterSpacing: '0',
  },
})
const Fact = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** One booked item: picture, name, time, place, extras, attendee, and the parts that are cancelled or postponed. */
export function BookedItem({ item }: { readonly item: CartItem }) {
  const { t } = useTranslation(['checkout'])
  const text = useItemText()
  const [left = item] = withoutCancelled([item])
  const when = useWhenText()(left)
  const [cancelled, postponed] = [cancelledIn(item), postponedIn(item)]
  const place = text.place(item)
  const paidBy = item.packageApplied && item.priceNote ? [item.priceNote] : []
  const facts = [...when, ...(place === null ? [] : [place]), ...extrasOf(item).map(text.extra), ...paidBy]
  return (
    <Row>
      <ItemPicture item={item} size="large" />
      <Words>
        <Name>{text.counted(item)}</Name>
        {cancelled === 0 ? null : (
          <div>
            <Tag tone="warning">
              {isCancelled(item)
                ? t('checkout:confirmed.cancelledLine')
                : t('checkout:confirmed.cancelledSessions', { count: cancelled })}
            </Tag>
          </div>
        )}
        {postponed === 0 ? null : (
          <div>
            <Tag tone="warning">{t('checkout:confirmed.postponedSessions', { count: postponed })}</Tag>
          </div>
        )}
        {facts.map((fact) => (
          <Fact key={fact}>{fact}</Fact>
        ))}
      </Words>
      {when.length > 0 || text.person(item) !== undefined ? <ItemPerson item={item} /> : null}
    </Row>
  )
}
