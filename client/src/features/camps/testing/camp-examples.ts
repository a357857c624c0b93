import { at, price, schedule, session } from '../../occurrences/testing/schedule-examples.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import type { Session } from '../../occurrences/session.ts'

const book = { action: 'book', message: null } as const

/** A day of camp from nine to half past three, £32 alone. */
export function campDay(day: string, more: Partial<Session> = {}): Session {
  return session(day, {
    startsAt: at(`${day} 09:00`),
    endsAt: at(`${day} 15:30`),
    bookingType: 'camps',
    price: price(3200),
    bookableAction: book,
    ...more,
  })
}

/** Monday to Wednesday in December, £80 or £32 a day. */
export function camp(more: Partial<Schedule> = {}): Schedule {
  return schedule({
    kind: 'camp',
    soldAs: { whole: true, single: true },
    name: 'River meadow camp',
    slug: 'river-meadow-camp',
    durationInWeeks: 1,
    startsAt: at('2026-12-07 09:00'),
    endsAt: at('2026-12-09 15:30'),
    price: price(8000),
    allowCustomerBookCourseAfterStart: false,
    bookableAction: book,
    occurrences: [campDay('2026-12-07'), campDay('2026-12-08'), campDay('2026-12-09')],
    ...more,
  })
}
