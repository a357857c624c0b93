import { chakra } from '@chakra-ui/react'
import { CategoryPattern } from '../../../ui/CategoryPattern.tsx'
import { patternKindOf } from '../../../ui/pattern-kind.ts'
import type { CartItem } from '../cart.ts'

const Frame = chakra('span', {
  base: {
    display: 'block',
    flexShrink: 0,
    overflow: 'hidden',
    bg: 'brand.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
  variants: {
    size: {
      small: { width: '56px', height: '56px', borderRadius: 'control' },
      large: { width: { base: '64px', sm: '96px' }, height: { base: '64px', sm: '96px' }, borderRadius: 'card' },
    },
  },
})

type Props = {
  readonly item: Pick<CartItem, 'name' | 'pictureKind' | 'categorySlug'>
  readonly size: 'small' | 'large'
}

/** The picture of what is bought, beside its name. Decoration only. */
export function ItemPicture({ item, size }: Props) {
  return (
    <Frame size={size}>
      <CategoryPattern
        kind={patternKindOf(`${item.pictureKind ?? ''} ${item.categorySlug ?? ''} ${item.name ?? ''}`)}
      />
    </Frame>
  )
}
