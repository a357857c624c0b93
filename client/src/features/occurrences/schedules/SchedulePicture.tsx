import { Picture } from '../../../ui/pictures/Picture.tsx'
import type { SceneWindow } from '../../../ui/scenes/scene-window.ts'
import { type Pictured, sceneOfSchedule } from './schedule-scene.ts'

type Props = {
  readonly schedule: Pictured
  readonly window?: SceneWindow
}

/** A schedule's picture in a frame of any size. */
export function SchedulePicture({ schedule, window = 'square' }: Props) {
  return <Picture scene={sceneOfSchedule(schedule)} window={window} shape="plain" fill />
}
