import { describe, expect, test } from 'vitest'
import { calendarEvents, calendarText, sessionsIn } from './calendar-file.ts'

const timezone = 'Europe/London'

function session(bookingId: number, day: string) {
  return {
    id: bookingId,
    type: 'av2_booking' as const,
    name: 'First strokes',
    quantity: 1,
    maxQuantity: 1,
    price: { formatted: '£0.00', value: 0, currency: 'GBP' },
    lineTotal: { formatted: '£0.00', value: 0, currency: 'GBP' },
    bookingId,
    occurrenceId: `oc${String(bookingId).padStart(32, '0')}`,
    bookingType: 'courses' as const,
    startsAt: { utc: `${day} 16:00:00`, local: `${day} 17:00:00`, timezone },
    endsAt: { utc: `${day} 16:45:00`, local: `${day} 17:45:00`, timezone },
    venue: { id: 1, name: 'Ashcombe Leisure Centre' },
    locationName: 'Learner pool',
    ...(bookingId === 12 && {
      calendar: { uid: '12ab@touchline', sequence: 2, changedAt: '2027-05-03T08:00:00Z', cancelled: false },
    }),
  }
}

function order(purchasedForName: string | null) {
  const [first, second] = [session(12, '2027-06-01'), session(13, '2027-06-08')]
  const item = {
    ...first,
    id: 7,
    type: 'av2_booking_bundle' as const,
    summary: '',
    purchasableType: 'course' as const,
    purchasableId: 'c0ffee00-0000-4000-8000-000000000001',
    purchasedForUserId: null,
    purchasedForName,
    pricingOptionId: null,
    benefitApplied: false,
    packageApplied: false,
    bookingBundleId: 3,
    venue: { id: 1, name: 'Ashcombe Leisure Centre', slug: 'ashcombe-leisure-centre' },
    categorySlug: 'swimming',
    scheduleSlug: 'first-strokes',
    pictureKind: 'waves',
    priceNote: null,
    membershipUserId: null,
    sortBy: 1,
    enablePrintReceipt: true,
    createdAt: '2027-05-01T09:00:00Z',
  }
  return { createdAt: '2027-05-01T09:30:00Z', items: [{ ...item, childItems: [first, second] }] }
}

const madeAt = Date.parse('2027-05-01T09:30:00Z')
const source = { host: 'platform.example', organisation: 'Fairwater "Leisure"' }
const eventsOf = (name: string | null) => calendarEvents(order(name), { ...source, number: '501', now: 0 })

describe('the calendar file of an order', () => {
  test('[O-300] has one event for each session, as the platform has it: UID, sequence, stamp and status', () => {
    expect(
      eventsOf(null).map(({ uid, sequence, changedAt, isCancelled }) => [uid, sequence, changedAt, isCancelled]),
    ).toEqual([
      ['12ab@touchline', 2, Date.parse('2027-05-03T08:00:00Z'), false],
      ['booking-13@platform.example', 0, madeAt, false],
    ])
  })

  test('[O-513] a postponed session is tentative until it has a date', async () => {
    const { items, ...rest } = order(null)
    const children = items.flatMap(({ childItems }) => childItems)
    const calendar = { uid: 'a@b', sequence: 3, changedAt: '2027-05-03T08:00:00Z', cancelled: false }
    const statusesOf = async (changes: object) => {
      const childItems = children.slice(0, 1).map((child) => ({ ...child, calendar: { ...calendar, ...changes } }))
      const changed = { ...rest, items: items.map((item) => ({ ...item, childItems })) }
      const events = calendarEvents(changed, { ...source, number: '501', now: 0 })
      return (await calendarText(events, source)).match(/^STATUS:.*$/gm)?.map((line) => line.trim())
    }
    expect(await statusesOf({ postponed: true })).toEqual(['STATUS:TENTATIVE'])
    expect(await statusesOf({ postponed: false })).toEqual(['STATUS:CONFIRMED'])
    expect(await statusesOf({ postponed: true, cancelled: true })).toEqual(['STATUS:CANCELLED'])
  })

  test('an event has its name, place and attendee, at its instant in UTC', () => {
    expect(eventsOf('Idris Rahman')[0]).toMatchObject({
      startsAt: Date.parse('2027-06-01T16:00:00Z'),
      endsAt: Date.parse('2027-06-01T16:45:00Z'),
      title: 'First strokes (Idris Rahman)',
      location: 'Learner pool, Ashcombe Leisure Centre',
    })
  })

  test('[O-449] two people at the same sessions are counted once for each session', () => {
    const events = eventsOf('Idris Rahman')
    expect(events).toHaveLength(2)
    expect(sessionsIn([...events, ...eventsOf('Safiya Rahman')])).toBe(2)
  })

  test('[O-300] the file does not depend on when it is made, and says what RFC 5546 wants of a published event', async () => {
    const events = eventsOf(null)
    const text = await calendarText(events, source)
    expect(text).toBe(await calendarText(events, source))
    const [first = '', ...others] = text.split('BEGIN:VEVENT').slice(1)
    expect(others).toHaveLength(1)
    expect(text).toContain('METHOD:PUBLISH\r\n')
    expect(first.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        'UID:12ab@touchline',
        'SEQUENCE:2',
        'DTSTAMP:20270503T080000Z',
        'DTSTART:20270601T160000Z',
        'DTEND:20270601T164500Z',
        'SUMMARY:First strokes',
        'LOCATION:Learner pool\\, Ashcombe Leisure Centre',
        'STATUS:CONFIRMED',
        expect.stringMatching(/^ORGANIZER;CN=.*Fairwater.*:mailto:bookings@touchline\.invalid$/i),
      ]),
    )
  })
})
