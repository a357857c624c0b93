import type { Extra } from '../../extras/extras.ts'
import type { Session } from '../session.ts'
import type { Schedule } from '../schedules/schedule.ts'

/** Noon on 20 November 2026. */
export const now = Date.parse('2026-11-20T12:00:00Z')

export function at(local: string) {
  return { utc: `${local}:00`, local: `${local}:00`, timezone: 'Europe/London' }
}

export function price(value: number) {
  return { formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' }
}

const scheduleId = '0134c1b2-1280-7224-abd6-22f498b7c178'
const categoryId = '0134c1b2-1280-7260-baa0-f87ad5f64516'

/** A Tuesday's session from five to a quarter to six. */
export function session(day: string, more: Partial<Session> = {}): Session {
  const [startsAt, endsAt] = [at(`${day} 17:00`), at(`${day} 17:45`)]
  return {
    id: `oc${day.replaceAll('-', '').padEnd(32, '0')}`,
    name: 'First strokes',
    duration: 45,
    intervalKey: null,
    scheduleId,
    recurrenceId: `${scheduleId}:1`,
    originalStartsAt: startsAt,
    originalEndsAt: endsAt,
    bookingType: 'courses',
    scheduleReference: 'SW-01',
    templateName: 'First strokes',
    templateDescription: '<p>For beginners.</p>',
    categoryId,
    startsAt,
    endsAt,
    setupTimeInMinutes: 0,
    teardownTimeInMinutes: 0,
    status: 'bookable',
    capacity: { available: 8, consumed: 4, maximum: 12 },
    bookingStrategy: 'sequential',
    price: null,
    locations: [
      { id: 1, name: 'Main pool' },
      { id: 1, name: 'Ashcombe Leisure Centre' },
    ],
    locationName: 'Main pool',
    friendlyLocationName: null,
    instructors: ['Meera Joshi'],
    restrictions: null,
    clashes: [],
    allowAnonymousBookings: false,
    lastBookableAt: null,
    tickets: [],
    blockBookingInformation: [],
    canCancel: false,
    isDetachedFromRecurrence: false,
    bookableAction: { action: null, message: null },
    waitlist: { maximum: null, available: null, consumed: null },
    ...more,
  }
}

export function extra(id: number, value: number, available: number | null = null): Extra {
  return { id, name: `Extra ${id}`, price: price(value), available }
}

/** Three Tuesdays in December, £84, twelve places of which eight are left. */
export function schedule(more: Partial<Schedule> = {}): Schedule {
  return {
    kind: 'course',
    soldAs: { whole: true, single: false },
    id: scheduleId,
    name: 'First strokes',
    slug: 'first-strokes',
    description: '<p>For beginners.</p>',
    durationInWeeks: 3,
    category: {
      id: categoryId,
      name: 'Swimming lessons',
      slug: 'swimming-lessons',
      bookingType: 'courses',
    },
    venue: { id: 1, name: 'Ashcombe Leisure Centre', slug: 'ashcombe-leisure-centre' },
    startsAt: at('2026-12-01 17:00'),
    endsAt: at('2026-12-15 17:45'),
    instructors: ['Meera Joshi'],
    price: price(8400),
    proRataPrice: null,
    capacity: { available: 8, consumed: 4, maximum: 12 },
    allowCustomerBookCourseAfterStart: true,
    occurrences: [session('2026-12-01'), session('2026-12-08'), session('2026-12-15')],
    bookableAction: { action: 'book', message: null },
    customQuestionSections: [],
    extras: [],
    firstBookableAt: null,
    pictureKind: 'swimming',
    ...more,
  }
}

/** The same course after its first session, two of three to come. */
export function startedSchedule(more: Partial<Schedule> = {}): Schedule {
  return schedule({
    startsAt: at('2026-11-17 17:00'),
    endsAt: at('2026-12-01 17:45'),
    proRataPrice: price(5600),
    occurrences: [session('2026-11-17'), session('2026-11-24'), session('2026-12-01')],
    ...more,
  })
}
