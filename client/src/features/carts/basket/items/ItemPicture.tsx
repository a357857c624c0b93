import { styled } from '../../../../theme/styled.ts'
import { Picture } from '../../../../ui/pictures/Picture.tsx'
import { sceneOf } from './scene-of.ts'
import type { Pictured } from './scene-of.ts'

const Frame = styled('span', {
  base: { display: 'block', flexShrink: 0, overflow: 'hidden' },
  variants: {
    size: {
      small: { width: '56px', height: '56px', borderRadius: 'control' },
      large: { width: { base: '64px', sm: '96px' }, height: { base: '64px', sm: '96px' }, borderRadius: 'card' },
    },
  },
})

type Props = {
  readonly item: Pictured
  readonly size: 'small' | 'large'
}

/** A decorative picture of an item. */
export function ItemPicture({ item, size }: Props) {
  return (
    <Frame size={size}>
      <Picture scene={sceneOf(item)} window="square" shape="plain" fill />
    </Frame>
  )
}
