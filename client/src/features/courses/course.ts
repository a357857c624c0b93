import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import { scheduleIn } from '../occurrences/schedules/schedule.ts'
import type { Schedule } from '../occurrences/schedules/schedule.ts'

type WireCourse = Entity<'Course'>

type CourseAnswer = Read<WireCourse>

/** The displayable part of a course; null without a name or an id. */
export function courseIn(answer: CourseAnswer): Schedule | null {
  return scheduleIn(answer, {
    kind: 'course',
    proRataPrice: answer.proRataPrice,
    soldAs: { whole: true, single: false },
  })
}

/** The courses of a list that can be shown. */
export function coursesIn(answers: readonly CourseAnswer[]): readonly Schedule[] {
  return answers.flatMap((answer) => courseIn(answer) ?? [])
}
