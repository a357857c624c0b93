import { useTranslation } from 'react-i18next'
import { styled } from '../../../../theme/styled.ts'
import { extrasOf } from '../../cart.ts'
import type { CartItem } from '../../cart.ts'
import { useItemText } from './use-item-text.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'xs',
    color: 'fg.muted',
    lineHeight: '1.35',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '3' },
  },
})
const What = styled('span', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Amount = styled('span', { base: { whiteSpace: 'nowrap' } })

type Props = { readonly item: Pick<CartItem, 'name' | 'childItems'> }

/** The extras of an item, one short line each, so that the lines add up to the total. */
export function ItemExtras({ item }: Props) {
  const { t } = useTranslation(['checkout'])
  const text = useItemText()
  const extras = extrasOf(item)
  if (extras.length === 0) return null
  return (
    <List aria-label={t('checkout:item.lines', { name: text.name(item) })}>
      {extras.map((extra, index) => (
        <li key={extra.id ?? `extra-${index}`}>
          <What>{text.extra(extra)}</What>
          <Amount>{text.price(extra)}</Amount>
        </li>
      ))}
    </List>
  )
}
