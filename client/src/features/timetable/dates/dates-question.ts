import { listDates } from '@touchline/contract/calls/activities'
import { call } from '../../../api/call.ts'
import { channelInUse } from '../../../app/session/counter.ts'
import type { Question } from '../../../app/answers/question.ts'
import { isDay } from '../../../i18n/calendar.ts'
import type { ActivityDay } from './bookable-days.ts'

/** The days of an answer; one not marked as closed is open, and an invalid day is left out. [O-64] */
export function daysIn(
  answers: readonly { readonly raw: string | null; readonly isBookable?: boolean | null }[],
): readonly ActivityDay[] {
  return answers.flatMap(({ raw, isBookable }) =>
    raw !== null && isDay(raw) ? [{ raw, isBookable: isBookable !== false }] : [],
  )
}

/** The days of a category at a venue. */
export function datesQuestion(venueSlug: string, categorySlug: string): Question<readonly ActivityDay[]> {
  return [
    [listDates.name, venueSlug, categorySlug],
    async () => {
      const answers = await call(listDates, {
        params: { venue: venueSlug, category: categorySlug },
        query: { source: channelInUse() },
      })
      return daysIn(answers)
    },
  ]
}
