import { Picture } from '../../../ui/pictures/Picture.tsx'
import { sceneForNamed } from '../../../ui/scenes/scene-for.ts'
import type { SceneWindow } from '../../../ui/scenes/scene-window.ts'
import { audienceOf } from '../../occurrences/schedules/ages.ts'
import type { Entry } from './entry.ts'

type Props = {
  readonly entry: Pick<Entry, 'name' | 'pictureKind' | 'suitableFor'>
  /** Its activity, whose picture is used when its own name matches none. */
  readonly activity: { readonly name: string; readonly slug: string }
  readonly window?: SceneWindow
}

/** An entry's picture in a frame of any size. */
export function EntryPicture({ entry, activity, window = 'square' }: Props) {
  const own = { pictureKind: entry.pictureKind, name: entry.name ?? activity.name, slug: activity.slug }
  const scene = sceneForNamed(entry.name, own, audienceOf(entry))
  return <Picture scene={scene} window={window} shape="plain" fill />
}
