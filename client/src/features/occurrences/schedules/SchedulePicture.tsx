import { Picture } from '../../../ui/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import type { SceneWindow } from '../../../ui/scenes/scene-window.ts'
import { audienceOf } from './ages.ts'
import type { Ages } from './ages.ts'
import type { Schedule } from './schedule.ts'

type Props = {
  readonly schedule: Pick<Schedule, 'pictureKind' | 'category'> & Ages
  readonly window?: SceneWindow
}

/** The picture of a schedule in a frame of any size: its activity, with children or adults in it. */
export function SchedulePicture({ schedule, window = 'square' }: Props) {
  const { pictureKind, category } = schedule
  const scene = sceneForCategory({ pictureKind, name: category?.name, slug: category?.slug }, audienceOf(schedule))
  return <Picture scene={scene} window={window} shape="plain" fill />
}
