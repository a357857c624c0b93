import { listDates } from 'virtual:calls/activities'
import { call } from '../../api/call.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import { isDay } from '../../i18n/calendar.ts'
import type { ActivityDay } from './bookable-days.ts'

/** The days on which a category has something at a venue; one that nobody calls closed is open. [S2-139, O-64] */
export function useDates(venueSlug: string, categorySlug: string): Query<readonly ActivityDay[]> {
  return useQuery([listDates.name, venueSlug, categorySlug], async () => {
    const answers = await call(listDates, {
      params: { venue: venueSlug, category: categorySlug },
      query: { source: 'online' },
    })
    return answers.flatMap(({ raw, isBookable }) =>
      raw !== null && isDay(raw) ? [{ raw, isBookable: isBookable !== false }] : [],
    )
  })
}
