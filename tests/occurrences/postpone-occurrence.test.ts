import {
  addItems,
  dateOccurrence,
  deleteOccurrence,
  listBookings,
  listMails,
  listTimetable,
  postponeOccurrence,
  readMail,
  readOccurrence,
  readOrder,
  resendConfirmation,
  updateAttendance,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { cancel } from '../bookings/stage.ts'
import { around, booked, classOf, plain, riverside, taken, tomorrow, yoga } from '../sandbox/own-records.ts'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'

const capped = { ...plain, maximum: 10 }
/** Nobody cancels within two days, at a fee of five pounds. */
const strict = { ...yoga.cancellation, cutOffMinutes: 2880, actions: ['disable_cancelling'], fee: 500 }

/** A class of tomorrow that Amina has booked for £6.00, and another one in the same hall at the same time. */
async function stage(changes: object = {}) {
  const schedule = classOf(0, [tomorrow], { ...capped, ...changes })
  const [occurrence] = schedule.occurrences
  const occurrenceId = occurrence?.id ?? ''
  const sold = booked(schedule, [{ name: 'Mine 0', price: 600 }])
  const bookingId = sold.bookings[0]?.id ?? 0
  const inside = await taken(await startPlatform(), {
    ...around,
    categories: [{ ...yoga, cancellation: strict }],
    schedules: [schedule, classOf(1, [tomorrow], capped)],
    ...sold,
  })
  const [ellie, amina] = [await inside.as('ellie'), await inside.as('amina')]
  const params = { occurrenceId }
  const bookingOf = async () => {
    const query = {
      source: 'online',
      cancellation_source: 'customers',
      occurrence_id: occurrenceId,
      status: ['settled', 'cancelled'],
    } as const
    const { data } = await amina.call(listBookings, { query: { ...query, user_id: amina.id } } as never)
    return data.find(({ id }: { id: number }) => id === bookingId)
  }
  return {
    inside,
    ellie,
    amina,
    params,
    orderId: sold.orders[0]?.id ?? 0,
    bookingId,
    bookingOf,
    other: async () => {
      const id = { occurrenceId: 'mine1'.padEnd(34, '0') }
      return (await ellie.call(readOccurrence, { params: id, query: { source: 'foh' } })).data.status
    },
    postpone: () => ellie.call(postponeOccurrence, { params }),
    date: (date: string, start: string) =>
      ellie.call(dateOccurrence, { params, body: { data: { date, start_time: start } } }),
    mails: async (kind: string) => {
      const { visitor, sandbox } = inside
      const { data } = await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 100 } })
      const found = data.filter((mail) => mail.kind === kind)
      return Promise.all(
        found.map(async ({ id: mailId }) => (await visitor.call(readMail, { params: { id: sandbox, mailId } })).data),
      )
    },
    row: async (date: string) => {
      const at = { venue: riverside.slug, activity: yoga.slug }
      const { data } = await inside.visitor.call(listTimetable, { params: at, query: { date } })
      return data.find(({ name }) => name === 'Mine 0')
    },
  }
}

test('[O-513] a postponed session is not sold, says so, and leaves its hall to others', async () => {
  const { inside, postpone, amina, params, row, other, ellie } = await stage()
  expect(await other()).toBe('clashing')
  const { data, affected } = await postpone()
  expect([data.is_postponed, data.status, affected]).toEqual([true, 'clashing', { bookings: 1, emails: 1 }])
  expect(await other()).toBe('bookable')
  expect(await row('2026-04-08')).toMatchObject({
    is_postponed: true,
    action_to_show: { status: null, reason: 'This session has been postponed. A new date will follow.' },
  })
  const ben = await inside.as('ben')
  const body = { items: [{ purchasable_type: 'av2Booking' as const, purchasable_id: params.occurrenceId }] }
  const refused = await ben.refusal(addItems, { params: basketOf(ben.id), body })
  expect(refused).toMatchObject({ status: 422, code: 'not_bookable' })
  expect(await ellie.refusal(postponeOccurrence, { params })).toMatchObject({ status: 422, code: 'not_bookable' })
  expect(await amina.refusal(postponeOccurrence, { params })).toMatchObject({ status: 403 })
  expect(await inside.invariants()).toEqual([])
})

test('[O-513] who has booked it keeps the booking, is told, and can cancel for the full amount after the deadline too', async () => {
  const { inside, postpone, amina, bookingOf, bookingId, mails } = await stage()
  expect((await bookingOf())?.cancellation.can_cancel).toBe(false)
  await postpone()
  const [mail] = await mails('occurrence-postponed')
  expect(mail?.subject).toBe('Postponed: Mine 0')
  expect(mail?.ics).toContain('STATUS:TENTATIVE')
  const kept = await bookingOf()
  expect(kept).toMatchObject({
    status: 'settled',
    is_postponed: true,
    cancellation: {
      can_cancel: true,
      can_move: false,
      cut_off: null,
      outcome: { returned: { value: 600 }, fee: null },
    },
  })
  await inside.advance('P2D')
  await cancel(amina, [bookingId])
  expect((await bookingOf())?.cancelled).toMatchObject({ returned: { value: 600 }, fee: null })
  expect(await inside.invariants()).toEqual([])
})

test('[O-542] staff may give a reason, which the mail says in a sentence of its own; another one is refused', async () => {
  const { ellie, params, mails } = await stage()
  const refused = await ellie.refusal(postponeOccurrence, { params, body: { data: { reason: 'rain' } } } as never)
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['data.reason']])
  await ellie.call(postponeOccurrence, { params, body: { data: { reason: 'adverse_weather' } } })
  const [mail] = await mails('occurrence-postponed')
  expect(mail?.text).toContain('has been postponed. The weather is too bad. A new date will follow')
})

test('[O-542] the mail of a called-off session says why in a sentence, and where to ask for money instead of credit', async () => {
  const { ellie, params, mails } = await stage()
  await ellie.call(deleteOccurrence, { params, body: { data: { reason: 'staff_availability' } } })
  const [mail] = await mails('occurrence-cancelled')
  expect(mail?.text).toContain("We're sorry, but we have to cancel this. No staff are available.\n")
  expect(mail?.text).toContain('Would you rather have your money back? Ask us at the centre.')
})

test('[O-513] the confirmation sent again has a tentative event, as the order for the calendar file of the site', async () => {
  const { amina, postpone, date, mails, orderId } = await stage()
  const params = { userId: amina.id, orderId }
  const postponed = async () => {
    const { data } = await amina.call(readOrder, { params, query: {} })
    return data.items.map(({ calendar }) => calendar?.postponed)
  }
  const statuses = async () => {
    await amina.call(resendConfirmation, { params })
    const [mail] = await mails('order-confirmation')
    return mail?.ics?.match(/^STATUS:.*$/gm)
  }
  await postpone()
  expect([await postponed(), await statuses()]).toEqual([[true], ['STATUS:TENTATIVE']])
  await date('2026-04-20', '18:00')
  expect([await postponed(), await statuses()]).toEqual([[false], ['STATUS:CONFIRMED']])
})

test('[O-524] bookings after a moment have the postponed one, whose new date will follow, whatever its old one was', async () => {
  const { amina, postpone, bookingId } = await stage()
  const listed = async (query: object) => {
    const asked = { cancellation_source: 'customers', per_page: 100, ...query } as const
    const { data } = await amina.call(listBookings, { query: asked })
    return data.some(({ id }) => id === bookingId)
  }
  const [now, later] = ['2026-04-12T09:00:00Z', '2026-04-30T09:00:00Z']
  expect(await listed({ starts_after: now })).toBe(false)
  await postpone()
  expect(await listed({ starts_after: now })).toBe(true)
  expect(await listed({ starts_after: now, starts_before: later })).toBe(false)
})

test('[O-513] a new date makes it bookable again, and its bookings follow with the mail of a move', async () => {
  const { inside, postpone, date, bookingOf, mails, row, ellie, params } = await stage()
  const early = await ellie.refusal(dateOccurrence, {
    params,
    body: { data: { date: '2026-04-20', start_time: '18:00' } },
  })
  expect(early).toMatchObject({ status: 422, code: 'not_bookable' })
  await postpone()
  const { data, affected } = await date('2026-04-20', '18:00')
  expect(data).toMatchObject({ is_postponed: false, status: 'bookable', starts_at: { local: '2026-04-20 18:00:00' } })
  expect(affected.bookings).toBe(1)
  expect(await bookingOf()).toMatchObject({ is_postponed: false, starts_at: { local: '2026-04-20 18:00:00' } })
  const [mail] = await mails('occurrence-moved')
  expect(mail?.ics).toContain('STATUS:CONFIRMED')
  expect((await row('2026-04-20'))?.action_to_show.status).toBe('book')
  expect(await inside.invariants()).toEqual([])
})

test('[O-513] no reminder and no absence comes of a postponed session', async () => {
  const { inside, postpone, ellie, bookingId, mails } = await stage()
  await postpone()
  await inside.advance('P3D')
  expect(await mails('booking-reminder')).toEqual([])
  const body = { data: { booking_ids: [bookingId], status: 'absent' } } as never
  expect(await ellie.refusal(updateAttendance, { body })).toMatchObject({ code: 'attendance_not_possible' })
})

test('[O-513] records can say that a session is postponed', async () => {
  const schedule = classOf(0, [tomorrow], capped)
  const occurrences = schedule.occurrences.map((one) => ({ ...one, postponed: true }))
  const { row } = await stage({ occurrences })
  expect(await row('2026-04-08')).toMatchObject({ is_postponed: true, status: 'clashing' })
})

test('[O-561] a postponed booking says why, and its mail of the new date that the postponement is over', async () => {
  const { ellie, params, date, bookingOf, mails } = await stage()
  await ellie.call(postponeOccurrence, { params, body: { data: { reason: 'adverse_weather' } } })
  expect(await bookingOf()).toMatchObject({
    is_postponed: true,
    postponed_because: 'The weather is too bad.',
    moved_from: null,
  })
  await date('2026-04-20', '18:00')
  expect(await bookingOf()).toMatchObject({ is_postponed: false, postponed_because: null })
  const [mail] = await mails('occurrence-moved')
  expect(mail?.subject).toBe('New date: Mine 0')
  expect(mail?.text).toContain('A session you have booked was postponed. It now has a new date.')
})

test('[O-561] a session that was moved says its first time to who had booked it, for a week', async () => {
  const { inside, postpone, date, bookingOf } = await stage()
  expect(await bookingOf()).toMatchObject({ moved_from: null })
  await postpone()
  await date('2026-04-20', '18:00')
  expect(await bookingOf()).toMatchObject({ moved_from: { local: '2026-04-08 11:00:00' } })
  await inside.advance('P7D')
  expect(await bookingOf()).toMatchObject({ starts_at: { local: '2026-04-20 18:00:00' }, moved_from: null })
})
