import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../../ui/scenes/scene-window.ts'
import type { CartItem } from '../cart.ts'

type Pictured = Pick<CartItem, 'name' | 'pictureKind' | 'categorySlug'>

/** The scene of what is bought; the packed bag where nothing tells what it is. */
export function sceneOf(item: Pictured | undefined): SceneName {
  return sceneForCategory({ name: item?.name, pictureKind: item?.pictureKind, slug: item?.categorySlug })
}
