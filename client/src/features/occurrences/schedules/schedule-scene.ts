import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../../ui/scenes/scene-window.ts'
import { audienceOf } from './ages.ts'
import type { Ages } from './ages.ts'
import type { Schedule } from './schedule.ts'

/** What the picture of a schedule depends on. */
export type Pictured = Pick<Schedule, 'pictureKind' | 'category'> & Ages

/** The scene of a schedule: its activity, with children or adults in it. */
export function sceneOfSchedule(schedule: Pictured): SceneName {
  const { pictureKind, category } = schedule
  return sceneForCategory({ pictureKind, name: category?.name, slug: category?.slug }, audienceOf(schedule))
}
