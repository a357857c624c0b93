import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../../ui/scenes/scene-window.ts'
import { audienceOf } from './ages.ts'
import type { Ages } from './ages.ts'
import type { Schedule } from './schedule.ts'

/** The facts that decide a schedule's picture. */
export type Pictured = Pick<Schedule, 'pictureKind' | 'category'> & Ages

/** A schedule's scene: its activity, with children or adults. */
export function sceneOfSchedule(schedule: Pictured): SceneName {
  const { pictureKind, category } = schedule
  return sceneForCategory({ pictureKind, name: category?.name, slug: category?.slug }, audienceOf(schedule))
}
