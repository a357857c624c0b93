import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import { scheduleIn } from '../occurrences/schedules/schedule.ts'
import type { Schedule } from '../occurrences/schedules/schedule.ts'

type WireCourse = Entity<'Course'>

type CourseAnswer = Read<WireCourse>

/** What can be shown of a course as a platform answers it; null where it can be neither named nor found again. */
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
