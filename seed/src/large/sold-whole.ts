import { day as oneDay } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import type { CampRecord, CourseRecord } from '../seed-writer.ts'
import type { ProgrammeDay } from './calendar.ts'
import { type LargeVenue, locationNames } from './large-venue.ts'
import { fieldsOf, sessionsOn } from './schedule-fields.ts'

const { lessonRooms, meadow } = locationNames

const termWeeks = 10

/** A course in each lesson room on each working day, one term after the other. */
export function largeLessons(venue: LargeVenue, days: readonly ProgrammeDay[]): readonly CourseRecord[] {
  return lessonRooms.flatMap((location, room) =>
    [0, 1, 2, 3, 4].flatMap((weekday) => {
      const open = days.filter((day) => day.weekday === weekday)
      const terms = Array.from({ length: Math.ceil(open.length / termWeeks) }, (_, term) =>
        open.slice(term * termWeeks, (term + 1) * termWeeks),
      )
      return terms.map((on, term): CourseRecord => {
        const name = `${location} lessons, level ${weekday + 1}`
        const plan = { name, about: 'A term of lessons in a small group.', category: 'lessons', location } as const
        const fields = fieldsOf(
          venue,
          `lessons-${room + 1}-${weekday + 1}-${term + 1}`,
          { ...plan, instructor: 10 + room, maximum: 10, price: 720 * on.length, memberPrice: 576 * on.length },
          sessionsOn(venue, on, [{ time: '16:30', minutes: 45 }]),
        )
        return {
          ...fields,
          ages: { minimum: 4, maximum: null },
          kind: 'course',
          firstBookableAt: fields.startsAt - 42 * oneDay,
          lastBookableAt: null,
          allowCustomerBookCourseAfterStart: true,
        }
      })
    }),
  )
}

/** Monday to Friday, every sixth week. */
export function largeCamps(venue: LargeVenue, days: readonly ProgrammeDay[]): readonly CampRecord[] {
  const mondays = days.filter(({ weekday, offset }) => weekday === 0 && offset > 0)
  return mondays.flatMap((monday, week): readonly CampRecord[] => {
    const on = days.filter(({ offset }) => offset >= monday.offset && offset < monday.offset + 5)
    if (week % 6 !== 1 || on.length < 5) return []
    const plan = { about: 'Five days outside, rain or shine.', category: 'holiday-weeks', location: meadow } as const
    const fields = fieldsOf(
      venue,
      `holiday-week-${week + 1}`,
      { ...plan, name: 'Holiday week', instructor: 20, maximum: 20, price: 13500, memberPrice: 10800 },
      sessionsOn(venue, on, [{ time: '09:00', minutes: 390 }]),
    )
    return [
      {
        ...fields,
        kind: 'camp',
        firstBookableAt: fields.startsAt - 84 * oneDay,
        lastBookableAt: null,
        pricingOptionAvailability: ['bundled', 'individual'],
        sessionPrice: minorUnits(3200),
        sessionMemberPrice: minorUnits(2560),
      },
    ]
  })
}
