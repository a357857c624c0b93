import { describe, expect, test } from 'vitest'
import { calendarEvents, calendarText } from './calendar-file.ts'

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
  return { items: [{ ...item, childItems: [first, second] }] }
}

const madeAt = Date.parse('2027-05-01T09:30:00Z')

describe('the calendar file of an order', () => {
  test('has one event for each session, with the UID of the confirmation mail', () => {
    expect(calendarEvents(order(null), '501').map(({ uid }) => uid)).toEqual([
      'booking-12@touchline',
      'booking-13@touchline',
    ])
  })

  test('an event has its name, place and attendee, at its instant in UTC', () => {
    expect(calendarEvents(order('Idris Rahman'), '501')[0]).toEqual({
      uid: 'booking-12@touchline',
      startsAt: Date.parse('2027-06-01T16:00:00Z'),
      endsAt: Date.parse('2027-06-01T16:45:00Z'),
      title: 'First strokes (Idris Rahman)',
      location: 'Learner pool, Ashcombe Leisure Centre',
    })
  })

  test('the file does not depend on when it is made', async () => {
    const events = calendarEvents(order(null), '501')
    const text = await calendarText(events, madeAt)
    expect(text).toBe(await calendarText(events, madeAt))
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:PUBLISH',
        'UID:booking-12@touchline',
        'DTSTAMP:20270501T093000Z',
        'DTSTART:20270601T160000Z',
        'DTEND:20270601T164500Z',
        'SUMMARY:First strokes',
        'LOCATION:Learner pool\\, Ashcombe Leisure Centre',
        'END:VCALENDAR',
      ]),
    )
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })
})
