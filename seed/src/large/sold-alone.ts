import { day as oneDay, minute } from '@touchline/clock'
import { minorUnits, zero } from '@touchline/money'
import type { SessionsRecord } from '../seed-writer.ts'
import type { ProgrammeDay } from './calendar.ts'
import { type LargeVenue, locationNames } from './large-venue.ts'
import { fieldsOf, sessionsOn } from './schedule-fields.ts'

const { halls, courts, pool } = locationNames

/** Classes all year, swims with tickets, and the slots of courts. */
export function largeSessions(venue: LargeVenue, days: readonly ProgrammeDay[]): readonly SessionsRecord[] {
  return [...classes(venue, days), ...swims(venue, days), ...slots(venue, days)]
}

const classTimes = ['06:45', '09:30', '10:45', '12:15', '17:15', '18:30', '19:45'] as const
/** Every other day, and the days between: rooms are never empty and instructors never in two of them. */
const rhythms = [
  [0, 2, 4, 6],
  [1, 3, 5],
] as const
const hallCategories = ['studio-classes', 'studio-classes', 'cycling-classes', 'gym-classes', 'quiet-classes'] as const
const titles = {
  'studio-classes': ['Step and tone', 'Dance fit', 'Body conditioning', 'Low impact'],
  'cycling-classes': ['Spin', 'Hill ride', 'Sprint ride'],
  'gym-classes': ['Circuits', 'Kettlebells', 'Strength hour'],
  'quiet-classes': ['Slow yoga', 'Pilates', 'Stretch and breathe'],
} as const
const waitlistModes = ['notify_all', 'offer', 'book'] as const

const memberDays = 15
const publicDays = 8

function classes(venue: LargeVenue, days: readonly ProgrammeDay[]): readonly SessionsRecord[] {
  return halls.flatMap((location, hall) =>
    classTimes.flatMap((time, slot) =>
      rhythms.flatMap((weekdays, rhythm): readonly SessionsRecord[] => {
        const number = (hall * classTimes.length + slot) * rhythms.length + rhythm
        const category = hallCategories[hall] ?? 'studio-classes'
        const names = titles[category]
        const name = names[number % names.length] ?? category
        const on = days.filter(({ weekday }) => weekdays.some((wanted) => wanted === weekday))
        if (on.length === 0) return []
        const sessions = sessionsOn(venue, on, [{ time, minutes: 45 + 15 * (slot % 2) }])
        const plan = { name, about: `${name} for every level.`, category, location, instructor: hall }
        return [
          {
            ...fieldsOf(
              venue,
              `class-${number + 1}`,
              { ...plan, maximum: 12 + 2 * (number % 6), price: 650, memberPrice: 0 },
              sessions,
            ),
            kind: 'class',
            tickets: [],
            window: { opensMinutesBefore: (publicDays * oneDay) / minute, closesMinutesBefore: 0 },
            membersWindow: { opensMinutesBefore: (memberDays * oneDay) / minute, closesMinutesBefore: 0 },
            waitlist: { maximum: 5, mode: waitlistModes[number % waitlistModes.length] ?? 'offer' },
          },
        ]
      }),
    ),
  )
}

const swimTimes = ['07:00', '10:00', '14:00', '20:00'] as const
const swimTickets = [
  { name: 'One person', attendees: 1, price: minorUnits(560), memberPrice: zero },
  { name: 'Family of four', attendees: 4, price: minorUnits(1650), memberPrice: null },
] as const

function swims(venue: LargeVenue, days: readonly ProgrammeDay[]): readonly SessionsRecord[] {
  return swimTimes.map((time, index) => {
    const sessions = sessionsOn(venue, days, [{ time, minutes: 90 }])
    const withTickets = sessions.map((one) => ({ ...one, ticketIds: swimTickets.map(() => venue.newTicketId()) }))
    const plan = { about: 'Lanes and open water for everybody.', category: 'public-swimming', location: pool } as const
    return {
      ...fieldsOf(
        venue,
        `swim-${index + 1}`,
        { ...plan, name: `Public swim ${time}`, instructor: null, maximum: 60, price: 560, memberPrice: null },
        withTickets,
      ),
      kind: 'ticketed',
      tickets: swimTickets,
      allowAnonymous: true,
      window: { opensMinutesBefore: (14 * oneDay) / minute, closesMinutesBefore: 0 },
      ...(index % 2 === 0 ? { split: { online: 45, foh: 15 } } : {}),
    }
  })
}

const slotTimes = ['16:00', '17:00', '18:00', '19:00', '20:00', '21:00'] as const

function slots(venue: LargeVenue, days: readonly ProgrammeDay[]): readonly SessionsRecord[] {
  return courts.map((location, index) => {
    const times = slotTimes.map((time) => ({ time, minutes: 60 }))
    const plan = { about: 'An hour of badminton; bring your own rackets.', category: 'court-hire', location } as const
    return {
      ...fieldsOf(
        venue,
        `court-${index + 1}`,
        { ...plan, name: `Badminton, ${location}`, instructor: null, maximum: 1, price: 1150, memberPrice: 500 },
        sessionsOn(venue, days, times),
      ),
      kind: 'slots',
      tickets: [],
      window: { opensMinutesBefore: (publicDays * oneDay) / minute, closesMinutesBefore: 0 },
    }
  })
}
