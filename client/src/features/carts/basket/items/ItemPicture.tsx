import { styled } from '../../../../theme/styled.ts'
import { Picture } from '../../../../ui/pictures/Picture.tsx'
import { sceneForNamed } from '../../../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../../../ui/scenes/scene-window.ts'
import { audienceOf } from '../../../occurrences/schedules/ages.ts'
import type { CartItem } from '../../cart.ts'

type Pictured = Pick<CartItem, 'type' | 'name' | 'pictureKind' | 'categorySlug' | 'suitableFor'>

/**
 * The scene of an item: that of its activity for a course or camp, else of its name, with its attendee; the packed bag
 * when nothing matches.
 */
export function sceneOf(item: Pictured | undefined): SceneName {
  if (item === undefined) return 'ready'
  const { type, name, pictureKind, categorySlug: slug } = item
  const category = { name: type === 'av2_booking_bundle' ? (slug ?? name) : null, pictureKind, slug }
  return sceneForNamed(type === 'av2_booking_bundle' ? null : name, category, audienceOf(item))
}

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
