import {
  addItems,
  addToWaitlist,
  joinWaitlist,
  leaveWaitlist,
  listOccurrences,
  listTimetable,
  listUserWaitlists,
  listWaitlistMembers,
  readCourse,
  removeFromWaitlist,
  updateItem,
  updateOccurrence,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { courseItem, idOf, seedIds } from '../carts/basket.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'

const football = 'junior-football-skills'
const { idris, safiya } = seedIds

const sessionOf = async (person: Person, slug: string) => (await courseCalled(person, slug)).occurrences[2]?.id ?? ''
const waitsOf = async (person: Person) =>
  (await person.call(listUserWaitlists, { params: { userId: person.id }, query: {} })).data

/** The number of a class that is full, at a venue that has not moved to the newer generation yet. */
async function fullClass(person: Person): Promise<number> {
  for (const date of ['2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10']) {
    for (const venue of ['porthwen-leisure-centre', 'millwick-sports-village']) {
      const params = { venue, activity: 'fitness-classes' }
      const { data } = await person.call(listTimetable, { params, query: { date } })
      const full = data.find((row) => row.action_to_show.status === 'join_waitlist')
      if (full) return Number(full.id)
    }
  }
  throw new Error('no class is full')
}

describe('a waitlist', () => {
  test('[S7-086, P7-045, O-130] of a full session is joined for oneself or a linked user', async () => {
    const { as } = await startPlatform()
    const [amina, ellie] = [await as('amina'), await as('ellie')]
    const occurrenceId = await sessionOf(amina, football)
    const { data } = await amina.call(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: safiya } } })
    expect(data).toMatchObject({
      user_id: safiya,
      first_name: 'Safiya',
      last_name: 'Rahman',
      email: null,
      occurrence: { occurrence_id: occurrenceId, name: 'Junior football skills' },
      status: 'waiting',
      position: 3,
      count: 1,
      mode: 'offer',
      passed_over: null,
      offer_expires_at: null,
    })
    // One course, whichever session names it.
    const again = { params: { occurrenceId: (await courseCalled(amina, football)).occurrences[4]?.id ?? '' } }
    const refusal = await amina.refusal(joinWaitlist, { ...again, body: { data: { user_id: safiya } } })
    expect(refusal).toMatchObject({ status: 409, code: 'already_booked' })
    const members = await ellie.call(listWaitlistMembers, { params: { occurrenceId }, query: {} })
    expect(members.data.map(({ first_name, position }) => [first_name, position])).toEqual([
      ['Leo', 1],
      ['Idris', 2],
      ['Safiya', 3],
    ])
  })

  test('[S7-088, P7-047] is left by the person or who acts for them, and others move up', async () => {
    const { as } = await startPlatform()
    const [amina, ben] = [await as('amina'), await as('ben')]
    const occurrenceId = await sessionOf(amina, football)
    const foreign = await ben.refusal(leaveWaitlist, { params: { occurrenceId, userId: idris } })
    expect(foreign).toMatchObject({ status: 403 })
    const { data } = await amina.call(leaveWaitlist, { params: { occurrenceId, userId: idris } })
    expect(data.message).toBe('Successfully removed from the waitlist.')
    expect(await waitsOf(amina)).toEqual([])
    const gone = await amina.refusal(leaveWaitlist, { params: { occurrenceId, userId: idris } })
    expect(gone).toMatchObject({ status: 404 })
  })

  test('[P3-132, S3-047] is listed for a customer with the session, the person and the position', async () => {
    const { as } = await startPlatform()
    expect(await waitsOf(await as('amina'))).toMatchObject([
      {
        user_id: idris,
        user_reference: expect.any(String),
        first_name: 'Idris',
        last_name: 'Rahman',
        occurrence: { name: 'Junior football skills', occurrence_id: expect.stringMatching(/^oc/) },
        starts_at: { timezone: 'Europe/London' },
        created_at: expect.any(String),
        status: 'waiting',
        position: 2,
        schedule_slug: football,
        category_slug: 'football',
        venue: { slug: 'millwick-sports-village' },
      },
    ])
    expect(await waitsOf(await as('carys'))).toEqual([])
  })

  test('[O-48] the person with an offer sees book and takes the place; everybody else sees join_waitlist', async () => {
    const { as } = await startPlatform()
    const [ben, carys] = [await as('ben'), await as('carys')]
    const params = { idOrSlug: 'adult-gymnastics' }
    const actionOf = async (person: Person) =>
      (await person.call(readCourse, { params, query: { source: 'online' } })).data.bookable_action.action
    expect(await waitsOf(ben)).toMatchObject([
      { status: 'offered', position: null, offer_expires_at: '2026-04-08T11:00:00Z' },
    ])
    expect([await actionOf(ben), await actionOf(carys)]).toEqual(['book', 'join_waitlist'])
    const item = await courseItem(ben, 'adult-gymnastics')
    await ben.call(addItems, {
      params: basketOf(ben.id),
      body: { items: [{ ...item, activity_restriction_ids: [3] }] },
    })
    expect(await waitsOf(ben)).toEqual([])
  })

  test('[O-48] a course place offered to one child cannot be taken by another who waits', async () => {
    const { as, advance, invariants } = await startPlatform()
    const [amina, ellie] = [await as('amina'), await as('ellie')]
    const occurrenceId = await sessionOf(amina, football)
    await amina.call(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: safiya } } })
    const { maximum } = (await courseCalled(amina, football)).capacity
    // Leo, who is first, is on it already: a place is no use to him.
    const capacity = { strategy: 'shared', maximum: Number(maximum) + 1 } as const
    await ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data: { capacity } } })
    await advance('PT1M')
    expect(await waitsOf(amina)).toMatchObject([
      { user_id: safiya, status: 'waiting' },
      { user_id: idris, status: 'offered' },
    ])
    const { data } = await amina.call(addItems, {
      params: basketOf(amina.id),
      body: { items: [{ ...(await courseItem(amina, football)), purchased_for_user_id: idris }] },
    })
    const params = { ...basketOf(amina.id), cartItemId: idOf(data.items[0]) }
    const passedOn = { params, query: {}, body: { data: { purchased_for_user_id: safiya } } }
    expect(await amina.refusal(updateItem, passedOn)).toMatchObject({ status: 409, code: 'sold_out' })
    expect(await waitsOf(amina)).toMatchObject([{ user_id: safiya, status: 'waiting' }])
    expect(await invariants()).toEqual([])
  })

  test('[O-130] an offer is declined by leaving, and goes to the next person', async () => {
    const { as, advance } = await startPlatform()
    const [ben, carys] = [await as('ben'), await as('carys')]
    const occurrenceId = await sessionOf(ben, 'adult-gymnastics')
    const joining = { params: { occurrenceId }, body: { data: { user_id: carys.id } } }
    expect((await carys.call(joinWaitlist, joining)).data).toMatchObject({ status: 'waiting', position: 1 })
    await ben.call(leaveWaitlist, { params: { occurrenceId, userId: ben.id } })
    await advance('PT1M')
    expect(await waitsOf(carys)).toMatchObject([{ status: 'offered', position: null }])
  })

  test('[S7-087, S7-089, P7-046, P7-048] of a v1 activity is joined by its number and left by the id of the entry', async () => {
    const { as } = await startPlatform()
    const [amina, carys] = [await as('amina'), await as('carys')]
    const number = await fullClass(amina)
    const body = { item: { id: number, type: 'activity' } } as const
    const { data } = await amina.call(addToWaitlist, { body })
    expect(data).toMatchObject({ user_id: amina.id, status: 'waiting', position: 1, booking_type: 'classes' })
    const params = { waitlistId: data.id }
    expect(await carys.refusal(removeFromWaitlist, { params })).toMatchObject({ status: 404 })
    await amina.call(removeFromWaitlist, { params })
    expect(await amina.refusal(removeFromWaitlist, { params })).toMatchObject({ status: 404 })
    expect(
      await carys.refusal(addToWaitlist, { body: { item: { id: 4_000_000_000, type: 'activity' } } }),
    ).toMatchObject({
      status: 404,
    })
  })

  test('[S7-087, O-209 partly] of a v1 activity is joined by staff for the customer, not for themselves', async () => {
    const { as } = await startPlatform()
    const [amina, carys, ellie] = [await as('amina'), await as('carys'), await as('ellie')]
    const body = { item: { id: await fullClass(amina), type: 'activity' }, selected_user_id: carys.id } as const
    const query = { source: 'foh' } as const
    expect(await ellie.refusal(addToWaitlist, { body })).toMatchObject({ status: 403 })
    expect(await amina.refusal(addToWaitlist, { query, body })).toMatchObject({ status: 403 })
    expect((await ellie.call(addToWaitlist, { query, body })).data).toMatchObject({ user_id: carys.id })
    expect(await waitsOf(carys)).toHaveLength(1)
    expect(await waitsOf(ellie)).toEqual([])
  })

  test('[O-48] is for full sessions only, and says so', async () => {
    const { as } = await startPlatform()
    const carys = await as('carys')
    const occurrenceId = await sessionOf(carys, 'pilates-foundations')
    const refusal = await carys.refusal(joinWaitlist, {
      params: { occurrenceId },
      body: { data: { user_id: carys.id } },
    })
    expect(refusal).toMatchObject({ status: 409, code: 'waitlist_not_needed' })
  })

  test('[O-130] closes when booking ends, and is then in no list', async () => {
    const { as, advance } = await startPlatform()
    const amina = await as('amina')
    expect(await waitsOf(amina)).toHaveLength(1)
    await advance('P100D')
    expect(await waitsOf(amina)).toEqual([])
    const ellie = await as('ellie')
    const params = { occurrenceId: await sessionOf(ellie, football) }
    expect((await ellie.call(listWaitlistMembers, { params, query: {} })).data).toEqual([])
  })
})

test('[O-130] does not exist for a court taken through the hall around it', async () => {
  const { as } = await startPlatform()
  const carys = await as('carys')
  const taken = 'This time has been booked by someone else.'
  const query = {
    source: 'online',
    starts_after: `${tomorrow}T00:00:00Z`,
    starts_before: `${tomorrow}T23:59:00Z`,
  } as const
  const all = await carys.call(listOccurrences, { query: { ...query, venue_ids: [3], per_page: 100 } })
  const court = all.data.find(({ bookable_action: { message } }) => message === taken)
  const params = { occurrenceId: court?.id ?? '' }
  expect(await carys.refusal(joinWaitlist, { params, body: { data: { user_id: carys.id } } })).toMatchObject({
    status: 422,
    code: 'not_bookable',
    message: taken,
  })
})
