import { addItems, type Cart, type Course, readCourse } from '@touchline/contract'
import type { Person } from './person.ts'

export const basketOf = (userId: number) => ({ userId, source: 'activity-booking' }) as const

/** A seeded course as a person sees it. */
export async function courseCalled(person: Person, slug: string): Promise<Course> {
  return (await person.call(readCourse, { params: { idOrSlug: slug }, query: { source: 'online' } })).data
}

/** Adds a course to a person's basket, for them or a linked user. */
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
