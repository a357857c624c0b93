import { type Booking, type CancellationSource, listBookings } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { laneSwim } from '../packages/usages.ts'
import { openStage } from '../payments/stage.ts'
import { expectFields } from '../support/kind-of.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { bookerOn, cancel } from './stage.ts'

async function bookingsOf(
  person: Person,
  name: string,
  source: CancellationSource = 'customers',
): Promise<readonly Booking[]> {
  const query = { cancellation_source: source, per_page: 100, status: ['settled', 'reserved', 'cancelled'] as const }
  const { data } = await person.call(listBookings, { query: { ...query, status: [...query.status] } })
  return data.filter((booking) => booking.name === name)
}

describe('a booking', () => {
  test('[P3-120] has every field of the specification with its type, in every state', async () => {
    const { as } = await startPlatform()
    const [amina, gwen] = [await as('amina'), await as('gwen')]
    await addCourse(amina, 'badminton-from-scratch')
    const query = { cancellation_source: 'customers', per_page: 100 } as const
    const status = ['settled', 'reserved', 'cancelled'] as const
    const answers = await Promise.all(
      [amina, gwen].map((one) => one.call(listBookings, { query: { ...query, status: [...status] } })),
    )
    const bookings = answers.flatMap(({ data }) => data)
    expect(new Set(bookings.map((booking) => booking.status))).toEqual(new Set(status))
    expectFields(bookings, {
      id: ['whole number'],
      duration: ['whole number'],
      is_v2: ['yes or no'],
      user_id: ['whole number'],
      user_uuid: ['text'],
      user_reference: ['text'],
      occurrence_id: ['text'],
      order_id: ['whole number', 'nothing'],
      starts_at: ['date-time'],
      ends_at: ['date-time'],
      status: ['text'],
      booking_type: ['text'],
      booking_bundle_context: ['object', 'nothing'],
      category: ['object'],
      name: ['text'],
      description: ['text'],
      capacity_consumed: ['whole number'],
      price: ['price', 'nothing'],
      venue: ['object'],
      locations: ['list'],
      location_name: ['text'],
      instructors: ['list'],
      attended: ['yes or no', 'nothing'],
      cancellation: ['object'],
      created_at: ['instant'],
      first_name: ['text'],
      last_name: ['text'],
      order: ['object', 'nothing'],
    })
  })

  test('[O-441] names the kind of ticket and how many: held, paid and cancelled, and nothing for a class', async () => {
    const stage = await openStage()
    const carys = await bookerOn(stage, 'carys')
    const swim = await laneSwim(carys.person, '2026-04-10')
    await carys.put({ ...swim, quantity: 2 })
    const [held] = await carys.bookings()
    expect(held).toMatchObject({ status: 'reserved', ticket: { name: 'Adult', quantity: 2 } })
    await carys.pay()
    const [paid] = await carys.bookings()
    expect(paid).toMatchObject({ status: 'settled', capacity_consumed: 2, ticket: { name: 'Adult', quantity: 2 } })
    const { data } = await cancel(carys.person, [paid?.id ?? 0])
    expect(data).toMatchObject([{ status: 'cancelled', ticket: { name: 'Adult', quantity: 2 } }])
    const gwen = await bookerOn(stage, 'gwen')
    for (const booking of await gwen.bookings()) {
      expect('ticket' in booking, booking.name).toBe(booking.booking_type === 'ticketed')
    }
  })

  test('[P3-120 partly] has person, activity, time and place', async () => {
    const { as } = await startPlatform()
    const [first] = await bookingsOf(await as('gwen'), 'Chair yoga')
    expect(first).toMatchObject({
      duration: 45,
      is_v2: true,
      user_id: 11,
      first_name: 'Huw',
      last_name: 'Parry',
      status: 'settled',
      booking_type: 'courses',
      starts_at: { utc: '2026-04-09 10:00:00', local: '2026-04-09 11:00:00', timezone: 'Europe/London' },
      category: { slug: 'yoga-and-pilates' },
      capacity_consumed: 1,
      attended: null,
      order: { status: 'success' },
    })
    expect(first?.order?.id).toBe(first?.order_id)
  })

  test('[P3-121] counts itself among the paid bookings of its bundle', async () => {
    const { as } = await startPlatform()
    const all = await bookingsOf(await as('amina'), 'Stage four swimmers')
    expect(all).toHaveLength(10)
    expect(all.map(({ booking_bundle_context: context }) => context?.settled_booking_position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(new Set(all.map(({ booking_bundle_context: context }) => context?.total_settled_bookings))).toEqual(
      new Set([10]),
    )
    const bundles = all.map(({ booking_bundle_context: context }) => context?.id)
    expect([new Set(bundles).size, typeof bundles[0]]).toEqual([1, 'number'])
    const [cancelled] = await bookingsOf(await as('amina'), 'Goalkeeper taster')
    expect(cancelled).toMatchObject({
      booking_bundle_context: { total_settled_bookings: 0, settled_booking_position: null },
      capacity_consumed: 0,
    })
  })

  test('[P3-120 partly] has a share of the price; the shares of a bundle add up to it', async () => {
    const { as } = await startPlatform()
    const gwen = await as('gwen')
    const yoga = await bookingsOf(gwen, 'Chair yoga')
    expect(yoga.length).toBeGreaterThan(1)
    const shares = yoga.map(({ price }) => price?.value ?? 0)
    expect(shares.reduce((total, share) => total + share, 0)).toBe(4000)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  })

  test('[P3-123] has no price while it is reserved, and no order', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    await addCourse(amina, 'badminton-from-scratch')
    const [reserved] = await bookingsOf(amina, 'Badminton from scratch')
    expect(reserved).toMatchObject({
      status: 'reserved',
      price: null,
      order_id: null,
      order: null,
      capacity_consumed: 1,
    })
  })
})

describe('the cancellation terms of a booking', () => {
  test('[O-32 partly, P3-124, P3-125] before the cut-off it can be cancelled for credit', async () => {
    const { as } = await startPlatform()
    const [camp] = await bookingsOf(await as('amina'), 'River meadow camp')
    expect(camp?.cancellation).toEqual({
      can_cancel: true,
      cannot_cancel_reason: null,
      cut_off: { utc: '2026-04-25 08:00:00', local: '2026-04-25 09:00:00', timezone: 'Europe/London' },
      cut_off_actions: ['disable_cancelling'],
      cut_off_message: expect.stringMatching(/^Camps cannot be cancelled/),
      awards_credit: true,
      awards_credit_message: "We'll refund what you paid as credit.",
      can_move: true,
      outcome: {
        booking_ids: [camp?.id],
        returned: { value: 4000, formatted: '£40.00', currency: 'GBP' },
        credits: [
          {
            type: 'general',
            amount: { value: 4000, formatted: '£40.00', currency: 'GBP' },
            // A year after the sandbox's present.
            expires_at: expect.stringMatching(/^2027-04-0\d/),
          },
        ],
        packages: [],
        packages_lost: [],
        fee: null,
        blocks: [],
      },
    })
  })

  test('[O-32 partly, P4-007 partly] after a cut-off that disables cancelling it cannot', async () => {
    const { as, advance } = await startPlatform()
    const amina = await as('amina')
    await advance('P19D')
    const [camp] = await bookingsOf(amina, 'River meadow camp')
    expect(camp?.cancellation).toMatchObject({ can_cancel: false, awards_credit: false, awards_credit_message: null })
    expect(camp?.cancellation.cannot_cancel_reason).toBe(camp?.cancellation.cut_off_message)
  })

  test('[O-32 partly] after a cut-off with a fee it can, without credit', async () => {
    const { as, advance } = await startPlatform()
    const gwen = await as('gwen')
    await advance('P1DT12H')
    const [first, second] = await bookingsOf(gwen, 'Chair yoga')
    expect(first?.cancellation).toMatchObject({
      can_cancel: true,
      awards_credit: false,
      cut_off_actions: ['charge_fee'],
    })
    expect(second?.cancellation).toMatchObject({ can_cancel: true, awards_credit: true })
  })

  test('an unpaid booking gives no credit', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    await addCourse(amina, 'badminton-from-scratch')
    const [reserved] = await bookingsOf(amina, 'Badminton from scratch')
    expect(reserved?.cancellation).toMatchObject({
      can_cancel: true,
      awards_credit: false,
      awards_credit_message: null,
    })
  })

  test('a booking that has begun or is cancelled cannot be cancelled', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const [begun] = await bookingsOf(amina, 'Sunrise yoga')
    expect(begun?.cancellation.cannot_cancel_reason).toBe('This session has started.')
    const [cancelled] = await bookingsOf(amina, 'Goalkeeper taster')
    const gone = { can_cancel: false, cannot_cancel_reason: 'This booking has been cancelled.', awards_credit: false }
    expect(cancelled?.cancellation).toMatchObject(gone)
  })

  test('[O-34 partly, P3-049] the terms differ by cancelling party', async () => {
    const { as, advance } = await startPlatform()
    const [amina, ellie] = [await as('amina'), await as('ellie')]
    const [camp] = await bookingsOf(amina, 'River meadow camp')
    await advance('P19D')
    const told = async (person: Person, source: CancellationSource) => {
      const query = { cancellation_source: source, occurrence_id: camp?.occurrence_id ?? '', per_page: 100 }
      const { data } = await person.call(listBookings, { query })
      const { cancellation } = data.find(({ id }) => id === camp?.id) ?? {}
      return [cancellation?.can_cancel, cancellation?.cut_off?.utc ?? null, cancellation?.awards_credit]
    }
    const cutOff = '2026-04-25 08:00:00'
    expect(await told(amina, 'customers')).toEqual([false, cutOff, false])
    expect(await told(amina, 'my-account')).toEqual([false, cutOff, false])
    expect(await told(ellie, 'foh')).toEqual([true, cutOff, false])
    expect(await told(amina, 'occurrence')).toEqual([true, null, true])
  })
})
