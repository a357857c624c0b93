import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../../i18n/dotted.ts'
import { styled } from '../../../../theme/styled.ts'
import type { CartItem } from '../../cart.ts'
import { ItemExtras } from './ItemExtras.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { RemovableItem } from './RemovableItem.tsx'
import { useItemText } from './use-item-text.ts'
import { useRemoveFromBasket } from './use-remove-from-basket.ts'
import { useWhenText } from './use-when-text.ts'

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > ul': { gridColumn: '2 / 4' },
  },
})
const Words = styled('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Name = styled('h3', {
  base: { fontFamily: 'body', fontWeight: 'bold', fontSize: 'sm', lineHeight: '1.35', letterSpacing: '0' },
})
const Fact = styled('p', { base: { fontSize: 'xs', color: 'fg.muted', lineHeight: '1.35' } })
const Price = styled('strong', { base: { fontSize: 'sm', whiteSpace: 'nowrap' } })
const Remove = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    me: '-3',
    flexShrink: 0,
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '& svg': { width: '18px', height: '18px' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
})

type Props = { readonly item: CartItem; readonly locked: boolean; readonly onRemoved: () => void }

/** A basket item in the panel: a short row with a remove button. */
export function PanelItem({ item, locked, onRemoved }: Props) {
  const { t } = useTranslation(['checkout'])
  const { removeItem } = useRemoveFromBasket()
  const text = useItemText()
  const { id } = item
  const [when] = useWhenText()(item)
  const person = text.person(item)
  return (
    <RemovableItem item={item} room="small">
      <Row>
        <ItemPicture item={item} size="small" />
        <Words>
          <Name>{text.counted(item)}</Name>
          <Fact>{dotted([person && t('checkout:item.for', { name: person }), when])}</Fact>
        </Words>
        <Price>{text.price(item)}</Price>
        {id === null ? null : (
          <Remove
            type="button"
            aria-disabled={locked ? true : undefined}
            aria-label={t('checkout:basket.removeNamed', { name: text.named(item) })}
            onClick={() => {
              if (!locked) void removeItem(id).then(onRemoved)
            }}
          >
            <X aria-hidden="true" />
          </Remove>
        )}
        <ItemExtras item={item} />
      </Row>
    </RemovableItem>
  )
}
