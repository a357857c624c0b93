import { addItems, type Cart, type Course, readCourse } from '@touchline/contract'
import type { Person } from './person.ts'

export const basketOf = (userId: number) => ({ userId, source: 'activity-booking' }) as const

/** A course of the seed, as somebody sees it. */
export async function courseCalled(person: Person, slug: string): Promise<Course> {
  return (await person.call(readCourse, { params: { idOrSlug: slug }, query: { source: 'online' } })).data
}

/** Puts a course into somebody's basket, for them or for a linked user. */
export async function addCourse(person: Person, slug: string, attendeeId?: number): Promise<Cart> {
  const { id } = await courseCalled(person, slug)
  const item = {
    purchasable_id: id,
    purchasable_type: 'course',
    ...(attendeeId === undefined ? {} : { purchased_for_user_id: attendeeId }),
  } as const
  const { data } = await person.call(addItems, { params: basketOf(person.id), query: {}, body: { items: [item] } })
  return data
}
