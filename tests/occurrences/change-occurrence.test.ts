import {
  addItems,
  blockOccurrence,
  clearCart,
  liftBlock,
  listBookings,
  listOccurrences,
  readOccurrence,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { alone, attempt } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { closureId, ids, instructors, places } from './programme.ts'
import { stageOfFile } from './stage.ts'

const stage = stageOfFile()

describe('a changed occurrence', () => {
  test('[P4-009, P5-032, O-52, P3-095] moved in time is detached and keeps its original time', async () => {
    const { change } = await stage()
    const { data } = await change(ids.yoga, { start_time: '14:30', duration_minutes: 90 })
    expect(data).toMatchObject({
      starts_at: { utc: '2026-04-22 13:30:00', local: '2026-04-22 14:30:00' },
      ends_at: { local: '2026-04-22 16:00:00' },
      original_starts_at: { local: '2026-04-22 10:00:00' },
      original_ends_at: { local: '2026-04-22 11:00:00' },
      duration: 90,
      is_detached_from_recurrence: true,
      status: 'bookable',
    })
    const again = await change(ids.yoga, { start_time: '15:00' })
    expect(again.data.original_starts_at.local).toBe('2026-04-22 10:00:00')
  })

  test('[P3-097, P3-098, P5-029] names its location, or has no other name', async () => {
    const { change } = await stage()
    const moved = await change(ids.yoga, { location_ids: [places.court, places.hall] })
    expect(moved.data.locations.map(({ name }) => name)).toEqual([
      'Big hall, court 1',
      'Big hall',
      'Ashcombe Leisure Centre',
    ])
    expect(moved.data).toMatchObject({ location_name: 'Big hall, court 1', is_detached_from_recurrence: true })
    const called = await change(ids.yoga, { friendly_location_name: 'Behind the curtain' })
    expect(called.data.friendly_location_name).toBe('Behind the curtain')
    expect((await change(ids.yoga, { friendly_location_name: null })).data.friendly_location_name).toBeNull()
  })

  test('with other instructors or more places keeps its location', async () => {
    const { change } = await stage()
    const { data } = await change(ids.yoga, {
      instructor_ids: [instructors.piotr.id],
      capacity: { strategy: 'shared', maximum: 12 },
    })
    expect(data.instructors).toEqual([instructors.piotr])
    expect(data.capacity).toEqual({ available: 12, consumed: 0, maximum: 12 })
    expect(data.is_detached_from_recurrence).toBe(false)
  })

  test('[O-52] takes bookings and holds with it, and lists the people with a clash', async () => {
    const { platform, change } = await stage()
    const amina = await platform.as('amina')
    expect(await attempt(amina, alone(ids.yoga))).toBe('added')
    expect(await attempt(amina, alone(ids.dance))).toBe('added')
    expect((await change(ids.yoga, { start_time: '16:00' })).affected.clashing_booking_ids).toEqual([])
    const { affected } = await change(ids.yoga, { start_time: '12:30' })
    expect(affected.bookings).toBe(1)
    expect(affected.clashing_booking_ids).toHaveLength(1)
    const query = { cancellation_source: 'customers', occurrence_id: ids.yoga, status: ['reserved'] } as const
    const { data } = await amina.call(listBookings, { query: { ...query, status: ['reserved'] } })
    expect(data.map(({ starts_at }) => starts_at.local)).toEqual(['2026-04-22 12:30:00'])
  })

  test.each([
    [{ duration_minutes: 0 }, 'data.duration_minutes'],
    [{ duration_minutes: 721 }, 'data.duration_minutes'],
    [{ location_ids: [] }, 'data.location_ids'],
    [{ location_ids: [1] }, 'data.location_ids'],
    [{ location_ids: [places.court, places.studio] }, 'data.location_ids'],
    [{ friendly_location_name: 'x'.repeat(256) }, 'data.friendly_location_name'],
    [{ start_time: '24:00' }, 'data.start_time'],
    [{ start_time: '9:00' }, 'data.start_time'],
    [{ instructor_ids: [4_000_000] }, 'data.instructor_ids'],
    [{ capacity: { strategy: 'shared', maximum: 0 } }, 'data.capacity'],
    [{ capacity: { strategy: 'shared', maximum: 4_294_967_296 } }, 'data.capacity'],
    [{ capacity: { strategy: 'split', online: -1, foh: 1 } }, 'data.capacity'],
    [{ capacity: { strategy: 'split', online: 1, foh: 4_294_967_296 } }, 'data.capacity'],
    [{ capacity: { strategy: 'split', online: 1 } }, 'data.capacity'],
    [{ name: 'Pilates' }, 'data.name'],
    [{ ends_at: '2026-04-22T12:00:00Z' }, 'data.ends_at'],
  ])(
    '[P4-009, P5-027, P5-028, P5-029, P5-030, P5-031, P5-032, P9-013, P9-014] refuses %j by field',
    async (wrong, field) => {
      const { refused } = await stage()
      const { status, errors } = await refused(ids.yoga, wrong)
      expect(status).toBe(422)
      expect(Object.keys(errors ?? {}).some((one) => one.startsWith(field))).toBe(true)
    },
  )

  test('[P4-010] keeps its choice of shared or split places', async () => {
    const { refused, change } = await stage()
    const split = { capacity: { strategy: 'split', online: 5, foh: 5 } }
    expect(Object.keys((await refused(ids.yoga, split)).errors ?? {})).toEqual(['data.capacity.strategy'])
    const shared = { capacity: { strategy: 'shared', maximum: 9 } }
    expect(Object.keys((await refused(ids.split, shared)).errors ?? {})).toEqual(['data.capacity.strategy'])
    const { data } = await change(ids.split, { capacity: { strategy: 'split', online: 0, foh: 7 } })
    expect(data.capacity).toMatchObject({ maximum: 7, consumed: 0 })
  })

  test('[O-52] never has fewer places than are booked', async () => {
    const { platform, refused, change } = await stage()
    const [amina, carys] = [await platform.as('amina'), await platform.as('carys')]
    expect([await attempt(amina, alone(ids.yoga)), await attempt(carys, alone(ids.yoga))]).toEqual(['added', 'added'])
    const { status, errors } = await refused(ids.yoga, { capacity: { strategy: 'shared', maximum: 1 } })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['data.capacity.maximum']])
    const { data } = await change(ids.yoga, { capacity: { strategy: 'shared', maximum: 2 } })
    expect(data.capacity).toEqual({ available: 0, consumed: 2, maximum: 2 })
  })

  test('in progress keeps its start, and a finished one cannot change', async () => {
    const { platform, ellie, refused, change } = await stage()
    await platform.advance('P15DT30M')
    expect((await refused(ids.yoga, { start_time: '20:00' })).errors).toHaveProperty(['data.start_time'])
    expect((await change(ids.yoga, { duration_minutes: 75 })).data.duration).toBe(75)
    await platform.advance('PT2H')
    expect((await refused(ids.yoga, { duration_minutes: 90 })).code).toBe('not_bookable')
    expect(ellie.id).toBeGreaterThan(0)
  })

  test('[O-35] cannot take a court that is booked at the time', async () => {
    const { platform, refused, change } = await stage()
    const amina = await platform.as('amina')
    const carys = await platform.as('carys')
    expect([await attempt(amina, alone(ids.court)), await attempt(carys, alone(ids.hall))]).toEqual(['added', 'added'])
    expect((await refused(ids.hall, { start_time: '10:30' })).code).toBe('sold_out')
    expect((await change(ids.hall, { start_time: '11:00' })).data.starts_at.local).toBe('2026-04-22 11:00:00')
  })
})

describe('clashes of an occurrence', () => {
  test('[P3-105] with the closing of its venue', async () => {
    const { change } = await stage()
    const { data } = await change(ids.yoga, { start_time: '21:30' })
    expect(data).toMatchObject({
      status: 'clashing',
      clashes: [{ kind: 'opening_times', message: expect.any(String) }],
    })
    expect((await change(ids.yoga, { start_time: '21:00' })).data).toMatchObject({ status: 'bookable', clashes: [] })
  })

  test('[P3-106, P3-107, P4-003] with an instructor or a room in use, for both until one moves', async () => {
    const { change, read, ellie } = await stage()
    const { data } = await change(ids.yoga, { start_time: '12:30', instructor_ids: [instructors.piotr.id] })
    expect(data.status).toBe('clashing')
    const at = { starts_at: { local: '2026-04-22 12:00:00' }, ends_at: { local: '2026-04-22 13:00:00' } }
    expect(data.clashes).toMatchObject([
      { kind: 'instructors', ...at, recurrence_id: expect.any(String), instructors: [instructors.piotr] },
      { kind: 'locations', ...at, recurrence_id: expect.any(String), locations: [{ id: places.studio }] },
    ])
    const other = await read(ids.dance)
    expect(other).toMatchObject({ status: 'clashing', clashes: [{ kind: 'instructors' }, { kind: 'locations' }] })
    const query = { starts_after: '2026-04-22T00:00:00Z', starts_before: '2026-04-23T00:00:00Z' } as const
    const only = await ellie.call(listOccurrences, { query: { ...query, clashing: 'only_clashing', venue_ids: [1] } })
    expect(only.data.map(({ id }) => id).toSorted()).toEqual([ids.yoga, ids.dance].toSorted())
    await change(ids.yoga, { location_ids: [places.otherCourt], instructor_ids: [instructors.hana.id] })
    expect([(await read(ids.yoga)).status, (await read(ids.dance)).status]).toEqual(['bookable', 'bookable'])
  })

  test('[P3-108] with the closing of its location', async () => {
    const { change } = await stage()
    const { data } = await change(ids.yoga, { start_time: '17:30' })
    expect(data.clashes).toEqual([
      { kind: 'closure', message: 'The floor is being laid.', closure_id: closureId, location_ids: [places.studio] },
    ])
    const elsewhere = await change(ids.yoga, { location_ids: [places.otherCourt] })
    expect(elsewhere.data).toMatchObject({ status: 'bookable', clashes: [] })
  })

  test('prevent customers from booking it', async () => {
    const { platform, change } = await stage()
    const amina = await platform.as('amina')
    await change(ids.yoga, { start_time: '21:30' })
    expect(await attempt(amina, alone(ids.yoga))).toBe('not_bookable')
  })

  test('[O-35] do not arise between courts of the same schedule', async () => {
    const { change, read } = await stage()
    await change(ids.hall, { start_time: '10:00' })
    expect([(await read(ids.hall)).status, (await read(ids.court)).status]).toEqual(['bookable', 'bookable'])
  })
})

describe('[O-93] blocks on the wire', () => {
  test('[P3-110, P3-111, P3-112, P6-007] take places, are visible by role, and are removed', async () => {
    const { platform, ellie, read } = await stage()
    const amina = await platform.as('amina')
    const block = {
      user_id: amina.id,
      count: 4,
      is_paid: true,
      tender_types: ['cheque' as const],
      payment_reference: 'School 7',
    }
    const { data } = await ellie.call(blockOccurrence, { params: { occurrenceId: ids.yoga }, body: { data: block } })
    expect(data.capacity).toMatchObject({ consumed: 4, available: 6 })
    const [shown] = data.block_booking_information
    expect(shown).toEqual({
      ...block,
      booking_id: expect.any(Number),
      booking_status: 'settled',
      name: 'Amina Rahman',
    })
    const forAmina = await amina.call(readOccurrence, { params: { occurrenceId: ids.yoga }, query: {} })
    expect(forAmina.data.block_booking_information).toEqual([])
    const params = { occurrenceId: ids.yoga, blockId: shown?.booking_id ?? 0 }
    expect((await ellie.refusal(liftBlock, { params: { ...params, occurrenceId: ids.later } })).status).toBe(404)
    await ellie.call(liftBlock, { params })
    expect(await read(ids.yoga)).toMatchObject({ capacity: { consumed: 0 }, block_booking_information: [] })
    expect((await ellie.refusal(liftBlock, { params })).status).toBe(404)
  })

  test('never take more places than there are, nor none', async () => {
    const { ellie } = await stage()
    const params = { occurrenceId: ids.yoga }
    const block = (user_id: number, count: number) => ({ params, body: { data: { user_id, count } } })
    expect((await ellie.refusal(blockOccurrence, block(1, 11))).code).toBe('sold_out')
    expect((await ellie.refusal(blockOccurrence, block(4_000_000, 1))).errors).toHaveProperty('user_id')
  })
})

test('a blocked place is not for customers either', async () => {
  const { platform, ellie } = await stage()
  const amina = await platform.as('amina')
  const data = { user_id: amina.id, count: 10 }
  await ellie.call(blockOccurrence, { params: { occurrenceId: ids.yoga }, body: { data } })
  const refused = await amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [alone(ids.yoga)] } })
  expect(refused.code).toBe('sold_out')
})

describe('[O-293] a court that somebody has', () => {
  const onCourt = { location_ids: [places.court, places.hall] }

  test('is no place for a class, nor are the hall around it and the time beside it', async () => {
    const { platform, change, refused } = await stage()
    const carys = await platform.as('carys')
    expect(await attempt(carys, alone(ids.court))).toBe('added')
    for (const wrong of [onCourt, { location_ids: [places.hall] }, { ...onCourt, start_time: '10:30' }]) {
      const { status, code, message } = await refused(ids.yoga, wrong)
      expect([status, code, message]).toEqual([409, 'sold_out', 'This time has been booked by someone else.'])
    }
    const { data } = await change(ids.yoga, { ...onCourt, start_time: '11:00' })
    expect([data.location_name, data.status]).toEqual(['Big hall, court 1', 'bookable'])
  })

  test('is one again when nobody has it any more', async () => {
    const { platform, change, refused } = await stage()
    const carys = await platform.as('carys')
    await attempt(carys, alone(ids.court))
    expect((await refused(ids.yoga, onCourt)).status).toBe(409)
    await carys.call(clearCart, { params: basketOf(carys.id), query: {} })
    expect((await change(ids.yoga, onCourt)).data.status).toBe('bookable')
  })

  test('cannot be had where a class is, even an empty one', async () => {
    const { platform, change } = await stage()
    await change(ids.yoga, onCourt)
    const carys = await platform.as('carys')
    expect(await attempt(carys, alone(ids.court))).toBe('sold_out')
  })

  test('does not move onto a class', async () => {
    const { platform, change, refused } = await stage()
    const carys = await platform.as('carys')
    await attempt(carys, alone(ids.court))
    await change(ids.yoga, { ...onCourt, start_time: '12:00' })
    expect((await refused(ids.court, { start_time: '12:30' })).code).toBe('sold_out')
  })
})
