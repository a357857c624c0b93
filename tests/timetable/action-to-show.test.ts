import { listSlotsV2, listTimetableV2 } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { readOnlyPlatform } from '../support/platform.ts'
import { rowNamed, tomorrow, venues } from './timetable.ts'
import type { PersonaName } from '@touchline/seed'

const reading = readOnlyPlatform()
const at = { venue: venues.newer, activity: 'fitness-classes' }

async function rowsFor(name: PersonaName | 'visitor', date = tomorrow, activity = at.activity) {
  const platform = await reading()
  const person = name === 'visitor' ? platform.visitor : await platform.as(name)
  return (await person.call(listTimetableV2, { params: { ...at, activity }, query: { date } })).data
}

describe('the action shown in a timetable', () => {
  test.each([
    ['bookable', 'Body pump', tomorrow, 'book', null],
    ['full, where one can wait', 'Lunchtime HIIT', tomorrow, 'join_waitlist', null],
    ['full, where nobody can wait', 'Early spin', tomorrow, null, 'Sold out'],
    ['closed to late bookers', 'Video stroke clinic', tomorrow, null, 'Booking has closed.'],
    ['not open yet', 'Body pump', '2026-04-20', null, 'Booking opens on 12 April 2026.'],
    ['over', 'Early spin', '2026-04-06', null, 'This session has finished.'],
    ['cancelled', 'Chair yoga', '2026-04-14', null, 'This session has been cancelled.'],
    ['clashing', 'Video stroke clinic', '2026-04-10', null, 'Booking has closed.'],
  ])('[S3-061, O-26, O-161] to a visitor, for a class that is %s', async (_state, name, date, status, reason) => {
    const row = rowNamed(await rowsFor('visitor', date), name)
    expect(row.action_to_show).toEqual({ status, reason })
    expect(row.bookable_action, 'nothing is said to strangers [C-66]').toEqual({ action: null, message: null })
    expect(row.restrictions).toBeNull()
  })

  test.each([
    ['amina', 'Strength for over-sixties', tomorrow, null, /^Too young/],
    ['amina', 'Street dance juniors', tomorrow, null, /^Too old/],
    ['amina', 'Free weights hour', '2026-04-09', null, /induction/],
    ['amina', 'Members’ swim fit', '2026-04-09', null, /do not qualify/],
    ['ben', 'Members’ swim fit', '2026-04-09', 'book', undefined],
    ['ben', 'Body pump', '2026-04-20', 'book', undefined],
    ['ben', 'Lunchtime HIIT', tomorrow, 'join_waitlist', undefined],
  ] as const)('[O-161] to %s, for %s on %s', async (who, name, date, status, reason) => {
    const row = rowNamed(await rowsFor(who, date), name)
    expect(row.action_to_show.status).toBe(status)
    expect(row.action_to_show.reason ?? undefined).toEqual(
      reason === undefined ? undefined : expect.stringMatching(reason),
    )
    expect(row.bookable_action).toMatchObject({ action: status, message: row.action_to_show.reason })
  })

  test('[P3-104 partly, O-49] a missing waiver is named and does not prevent booking', async () => {
    const unsigned = rowNamed(await rowsFor('amina', '2026-04-09'), 'Aqua fit')
    expect(unsigned.action_to_show.status).toBe('book')
    expect(unsigned.restrictions?.pre_purchase_waiver).toMatchObject({ name: 'Poolside health declaration' })
    const signed = rowNamed(await rowsFor('ben', '2026-04-09'), 'Aqua fit')
    expect(signed.restrictions).toBeNull()
  })

  test('[O-97] members see their price and the full price', async () => {
    const [visitor, ben] = [await rowsFor('visitor'), await rowsFor('ben')].map((rows) => rowNamed(rows, 'Body pump'))
    expect(visitor?.price?.value).toBe(720)
    expect(ben).toMatchObject({ price: { value: 0 }, normal_price: { value: 720 } })
    expect(ben?.price_reason).toMatchObject({ code: 'member_price', percent: 100 })
    expect(rowNamed(await rowsFor('visitor', '2026-04-11'), 'Walk and talk').price?.value).toBe(0)
  })

  test('[S6-009 partly, C-06] is decided for the person acted for', async () => {
    const amina = await (await reading()).as('amina')
    const query = { date: tomorrow, selected_user_id: 8 }
    const { data } = await amina.call(listTimetableV2, { params: at, query })
    expect(rowNamed(data, 'Body pump').action_to_show.reason).toMatch(/^Too young/)
    const stranger = { params: at, query: { ...query, selected_user_id: 2 } }
    expect(await amina.refusal(listTimetableV2, stranger)).toMatchObject({ status: 403 })
  })

  test('a booked court is unavailable, and the one beside it is available', async () => {
    const { visitor } = await reading()
    const params = { venue: venues.newer, activity: 'badminton-courts' }
    const { data } = await visitor.call(listSlotsV2, { params, query: { date: tomorrow } })
    const statuses = data.map(({ action_to_show: { status } }) => status)
    expect(statuses).toContain('book')
    expect(data.filter(({ capacity }) => capacity.available === 0).map((row) => row.action_to_show.reason)).toContain(
      'Sold out',
    )
  })
})
