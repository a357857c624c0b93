import { addItems, listCourses, readCourse, updateItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { courseItem, idOf, seedIds } from '../carts/basket.ts'
import { basketOf, courseCalled } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWith } from '../support/seed-with.ts'

const older = hostOfSeed(
  seedWith('badminton-from-nine', (writer) => ({
    schedules: (records) =>
      writer.schedules(
        records.map((one) =>
          one.slug === 'badminton-from-scratch' ? { ...one, ages: { minimum: 9, maximum: 12 } } : one,
        ),
      ),
  })),
)

/** A course read for an attendee, alone and in the list. */
async function seenBy(person: Person, attendeeId: number, course = 'badminton-from-scratch') {
  const query = { source: 'online' as const, selected_user_id: attendeeId }
  const { data: alone } = await person.call(readCourse, { params: { idOrSlug: course }, query })
  const { data: list } = await person.call(listCourses, { query: { ...query, per_page: 100 } })
  // Only a single course names the package that would pay for it.
  const { covered_by: _, ...shared } = alone
  expect(list.find(({ id }) => id === alone.id)).toEqual(shared)
  return alone
}

async function addFor(person: Person, attendeeId: number) {
  const item = { ...(await courseItem(person, 'badminton-from-scratch')), purchased_for_user_id: attendeeId }
  return { params: basketOf(person.id), body: { items: [item] } }
}

describe('[O-97] the audience of a course', () => {
  test('is shown, and an eligible person can book', async () => {
    const { as, visitor } = await startPlatform()
    const amina = await as('amina')
    const course = await seenBy(amina, seedIds.safiya)
    expect(course.suitable_for).toEqual({ label: 'Ages 8+', min_age: 8, max_age: null })
    expect(course.bookable_action).toEqual({ action: 'book', message: null })
    expect((await amina.call(addItems, await addFor(amina, seedIds.safiya))).data.items[0]).toMatchObject({
      suitable_for: { label: 'Ages 8+' },
    })
    expect((await courseCalled(visitor, 'walking-football')).suitable_for?.label).toBe('All ages')
  })

  test('[O-202] is in Welsh for a reader of Welsh', async () => {
    const { visitor } = await startPlatform()
    const headers = { 'accept-language': 'cy' }
    const url = `${readCourse.path.replace('{idOrSlug}', 'badminton-from-scratch')}?source=online`
    const answer = await visitor.send({ method: 'GET', url, headers })
    expect(answer.json()).toMatchObject({ data: { suitable_for: { label: '8 oed a hŷn', min_age: 8, max_age: null } } })
  })

  test('a changed minimum age applies to text, refusal and basket alike', async () => {
    const { as, visitor } = await startPlatform({ host: await older() })
    const amina = await as('amina')
    const course = await seenBy(amina, seedIds.safiya)
    expect(course.suitable_for).toEqual({ label: 'Children 9 to 12', min_age: 9, max_age: 12 })
    const message = 'Too young: the minimum age is 9, and they will be 8 on the first day.'
    expect(course.bookable_action).toEqual({
      action: null,
      message,
      reason: { code: 'too_young', age: 8, limit: 9 },
    })
    const refusal = await amina.refusal(addItems, await addFor(amina, seedIds.safiya))
    expect([refusal.status, refusal.errors]).toEqual([422, { 'items.0.purchased_for_user_id': [message] }])
    const own = await seenBy(amina, amina.id)
    expect(own.bookable_action.reason).toEqual({ code: 'too_old', age: expect.any(Number), limit: 12 })
    // A visitor is refused nothing.
    expect((await courseCalled(visitor, 'badminton-from-scratch')).bookable_action).toEqual({
      action: null,
      message: null,
    })
    const { data } = await amina.call(addItems, await addFor(amina, seedIds.idris))
    const params = { ...basketOf(amina.id), cartItemId: idOf(data.items[0]) }
    const moved = await amina.refusal(updateItem, {
      params,
      body: { data: { purchased_for_user_id: seedIds.safiya } },
    })
    expect(moved.errors).toEqual({ 'data.purchased_for_user_id': [message] })
  })
})
