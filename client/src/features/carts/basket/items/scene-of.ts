import { sceneForCategory } from '../../../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../../../ui/scenes/scene-window.ts'
import { audienceOf } from '../../../occurrences/schedules/ages.ts'
import type { CartItem } from '../../cart.ts'

export type Pictured = Pick<CartItem, 'type' | 'name' | 'pictureKind' | 'categorySlug' | 'suitableFor'>

/**
 * The scene of an item: that of its activity for a course or camp, else of its name, with its attendee; the packed bag
 * when nothing matches.
 */
export function sceneOf(item: Pictured | undefined): SceneName {
  if (item === undefined) return 'ready'
  const { type, name, pictureKind, categorySlug: slug } = item
  const named = type === 'av2_booking_bundle' ? (slug ?? name) : name
  return sceneForCategory({ name: named, pictureKind, slug }, audienceOf(item))
}
