import { Picture } from '../../ui/Picture.tsx'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import type { Audience } from '../../ui/scenes/scene-for.ts'
import type { SceneWindow } from '../../ui/scenes/scene-window.ts'
import type { Entry, Suitable } from './entry.ts'

const grownUp = 16
const adult = 18

/** Who is in the picture; null where both may come, or nobody says who may. */
function audienceOf(suitable: Suitable | null): Audience | null {
  if (!suitable) return null
  if ((suitable.maxAge ?? adult) < adult) return 'children'
  return (suitable.minAge ?? 0) >= grownUp ? 'adults' : null
}

type Props = {
  readonly entry: Pick<Entry, 'name' | 'pictureKind' | 'suitableFor'>
  /** Its activity, whose picture stands for it where its own name tells nothing. */
  readonly activity: { readonly name: string; readonly slug: string }
  readonly window?: SceneWindow
}

/** The picture of something dated in a frame of any size. */
export function EntryPicture({ entry, activity, window = 'square' }: Props) {
  const own = { pictureKind: entry.pictureKind, name: entry.name ?? activity.name, slug: activity.slug }
  const byName = sceneForCategory({ name: entry.name }, audienceOf(entry.suitableFor))
  const scene = byName === 'ready' ? sceneForCategory(own, audienceOf(entry.suitableFor)) : byName
  return <Picture scene={scene} window={window} shape="plain" fill />
}
