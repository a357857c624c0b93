import { useTranslation } from 'react-i18next'
import { dotted } from '../../../i18n/dotted.ts'
import { styled } from '../../../theme/styled.ts'
import { ItemExtras } from '../basket/items/ItemExtras.tsx'
import { ItemPicture } from '../basket/items/ItemPicture.tsx'
import { isInName, useItemText } from '../basket/items/use-item-text.ts'
import { useWhenText } from '../basket/items/use-when-text.ts'
import type { CartItem } from '../cart.ts'

const List = styled('ul', { base: { display: 'grid', gap: '4' } })
const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > ul': { gridColumn: '2 / -1' },
  },
})
const Words = styled('div', { base: { minWidth: 0, display: 'grid', overflowWrap: 'anywhere' } })
const Name = styled('p', { base: { fontSize: 'sm', fontWeight: 'bold', lineHeight: '1.35' } })
const Fact = styled('p', { base: { fontSize: 'xs', color: 'fg.muted', lineHeight: '1.35' } })
const Price = styled('strong', { base: { fontSize: 'sm', whiteSpace: 'nowrap' } })

/** The items to pay, one short row each: picture, name, attendee, time, price; extras below. */
export function SummaryItems({ items }: { readonly items: readonly CartItem[] }) {
  const { t } = useTranslation(['checkout'])
  const text = useItemText()
  const whenText = useWhenText()
  return (
    <List aria-label={t('checkout:basket.items')}>
      {items.map((item, index) => {
        const when = whenText(item)
        const one = text.person(item) ?? (when.length > 0 ? t('checkout:item.you') : null)
        const person = isInName(item) ? text.whose(item) : one
        return (
          <Row key={item.id ?? `item-${index}`}>
            <ItemPicture item={item} size="small" />
            <Words>
              <Name>{text.counted(item)}</Name>
              <Fact>{dotted([person, when[0]])}</Fact>
              {when.slice(1).map((line) => (
                <Fact key={line}>{line}</Fact>
              ))}
              {item.packageApplied && item.priceNote ? <Fact>{item.priceNote}</Fact> : null}
            </Words>
            <Price>{text.price(item)}</Price>
            <ItemExtras item={item} />
          </Row>
        )
      })}
    </List>
  )
}
