import {
  blockOccurrence,
  deleteOccurrence,
  deletionReasons,
  listBookings,
  listCourses,
  listMails,
  listOccurrences,
  readCart,
  readOccurrence,
  updateOccurrence,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { alone, attempt } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { ids, seedWithProgramme } from './programme.ts'

const host = hostOfSeed(seedWithProgramme)

async function stage() {
  const platform = await startPlatform({ host: await host() })
  const ellie = await platform.as('ellie')
  return {
    platform,
    ellie,
    end: async (occurrenceId: string, reason: (typeof deletionReasons)[number]) =>
      ellie.call(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason } } }),
    refused: (occurrenceId: string, reason: string) =>
      // Values that the types exclude on purpose.
      ellie.refusal(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason } } } as never),
  }
}

/** The first session of a course with settled bookings that is still to come. */
async function bookedSession({ ellie }: Pick<Awaited<ReturnType<typeof stage>>, 'ellie'>) {
  const query = { source: 'foh', starts_after: '2026-04-08T00:00:00Z', starts_before: '2026-05-08T00:00:00Z' } as const
  const { data } = await ellie.call(listOccurrences, { query: { ...query, per_page: 100 } })
  const found = data.find(({ booking_type: type, capacity }) => type === 'courses' && capacity.consumed > 1)
  if (!found) throw new Error('nobody comes to anything')
  return found
}

describe('a deleted occurrence', () => {
  test('[P4-011, P4-012] with one of twelve reasons is cancelled and can still be read', async () => {
    expect(deletionReasons).toHaveLength(12)
    const { ellie, end, refused } = await stage()
    for (const wrong of ['', 'because', 'Unknown']) {
      expect((await refused(ids.yoga, wrong)).errors).toHaveProperty(['data.reason'])
    }
    const { data } = await end(ids.yoga, 'adverse_weather')
    expect(data).toMatchObject({ id: ids.yoga, status: 'cancelled' })
    const read = await ellie.call(readOccurrence, { params: { occurrenceId: ids.yoga }, query: { source: 'foh' } })
    expect(read.data).toMatchObject({ status: 'cancelled', capacity: data.capacity, starts_at: data.starts_at })
    expect((await refused(ids.yoga, 'unknown')).code).toBe('not_bookable')
    const change = { params: { occurrenceId: ids.yoga }, body: { data: { duration_minutes: 30 } } }
    expect((await ellie.refusal(updateOccurrence, change)).code).toBe('not_bookable')
  })

  test('[O-51] is removed from baskets and no longer sold', async () => {
    const { platform, end } = await stage()
    const amina = await platform.as('amina')
    expect(await attempt(amina, alone(ids.yoga))).toBe('added')
    expect((await end(ids.yoga, 'staff_availability')).affected.bookings).toBe(1)
    const { data } = await amina.call(readCart, { params: basketOf(amina.id), query: {} })
    expect(data.items).toEqual([])
    expect(await attempt(amina, alone(ids.yoga))).toBe('not_bookable')
  })

  test('[O-51, O-34] cancels its bookings for the venue and mails the customers', async () => {
    const { platform, ellie, end } = await stage()
    const session = await bookedSession({ ellie })
    const query = { cancellation_source: 'foh', occurrence_id: session.id, per_page: 100 } as const
    const before = (await ellie.call(listBookings, { query })).data
    expect(before.length).toBeGreaterThan(0)
    const { affected } = await end(session.id, 'location_closure')
    expect(affected.bookings).toBeGreaterThanOrEqual(before.length)
    const after = (await ellie.call(listBookings, { query: { ...query, status: ['cancelled'] } })).data
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
    const { visitor, sandbox } = platform
    const mails = (await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 100 } })).data
    expect(mails.filter(({ kind }) => kind === 'occurrence-cancelled').length).toBeGreaterThan(0)
    const courses = await visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
    const course = courses.data.find(({ id }) => id === session.schedule_id)
    expect(course?.occurrences.find(({ id }) => id === session.id)?.status ?? 'cancelled').toBe('cancelled')
  })

  test('[O-93, P4-003] removes its blocks, and its clashes end', async () => {
    const { platform, ellie, end } = await stage()
    const { id } = await platform.as('amina')
    const block = { params: { occurrenceId: ids.yoga }, body: { data: { user_id: id, count: 3 } } }
    await ellie.call(blockOccurrence, block)
    await ellie.call(updateOccurrence, { params: { occurrenceId: ids.yoga }, body: { data: { start_time: '12:30' } } })
    const dance = async () =>
      (await ellie.call(readOccurrence, { params: { occurrenceId: ids.dance }, query: { source: 'foh' } })).data.status
    expect(await dance()).toBe('clashing')
    const { data } = await end(ids.yoga, 'duplicate_activity')
    expect(data).toMatchObject({ capacity: { consumed: 0 }, block_booking_information: [], clashes: [] })
    expect(await dance()).toBe('bookable')
  })

  test('must not have begun', async () => {
    const { platform, refused } = await stage()
    await platform.advance('P15DT30M')
    expect((await refused(ids.yoga, 'unknown')).code).toBe('not_bookable')
  })
})

test('[O-52] customers get a mail when a session moves, and none when only its instructor changes', async () => {
  const { platform, ellie } = await stage()
  const session = await bookedSession({ ellie })
  const { visitor, sandbox } = platform
  const moved = async () =>
    (await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 100 } })).data.filter(
      ({ kind }) => kind === 'occurrence-moved',
    ).length
  const change = (data: object) =>
    ellie.call(updateOccurrence, { params: { occurrenceId: session.id }, body: { data } })
  await change({ instructor_ids: [] })
  expect(await moved()).toBe(0)
  const { affected } = await change({ duration_minutes: session.duration + 5 })
  expect(affected.bookings).toBeGreaterThan(0)
  expect(await moved()).toBeGreaterThan(0)
})
