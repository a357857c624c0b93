import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../../ui/scenes/scene-window.ts'
import { audienceOf } from '../../occurrences/schedules/ages.ts'
import type { CartItem } from '../cart.ts'

export type Pictured = Pick<CartItem, 'type' | 'name' | 'pictureKind' | 'categorySlug' | 'suitableFor'>

/**
 * The scene of what is bought, as it was where it was chosen: a course or camp has that of its activity, all else the one
 * its own name tells, both with whom it is for in it; the packed bag where nothing tells what it is.
 */
export function sceneOf(item: Pictured | undefined): SceneName {
  if (item === undefined) return 'ready'
  const { type, name, pictureKind, categorySlug: slug } = item
  const named = type === 'av2_booking_bundle' ? (slug ?? name) : name
  return sceneForCategory({ name: named, pictureKind, slug }, audienceOf(item))
}
