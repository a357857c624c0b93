import { addItems, type Cart, updateItem } from '@touchline/contract'
import { seedIds } from '../carts/basket.ts'
import { courseCalled } from '../support/basket.ts'
import { dataOf, type Request, type Scene, sender } from './scene.ts'

/** One successful request for every call about who comes. */
export const attendeeRequests = {
  async listCartAttendees(scene) {
    await changedHands(scene)
    return scene.asAmina('listCartAttendees', { params: scene.basket })
  },
  async answerForCart(scene) {
    const { id, items } = await changedHands(scene)
    const answer = { cart_item_id: items[0]?.id ?? 0, position: 1, custom_question_answers: [] }
    return scene.asAmina('answerForCart', { params: { cartId: id ?? 0 }, body: { answers: [answer] } })
  },
  async answerForOccurrence(scene) {
    const { items } = await changedHands(scene)
    const occurrenceId = items[0]?.child_items[0]?.occurrence_id ?? ''
    const body = { answers: [], selected_user_id: seedIds.safiya }
    return scene.asAmina('answerForOccurrence', { params: { occurrenceId }, body })
  },
  async answerForActivity(scene) {
    const id = await numberedClass(scene, ({ name }) => name === 'Circuits')
    await scene.asAmina('addToBasket', { body: { items: [{ purchasable_type: 'activity', purchasable_id: id }] } })
    return scene.asAmina('answerForActivity', { params: { id }, body: { answers: [] } })
  },
  agreeToWaivers: ({ asAmina }) =>
    asAmina('agreeToWaivers', { body: { waivers: [{ restriction_id: 1, user_id: seedIds.idris, agreed: true }] } }),
  listPreviousAttendees: ({ asAmina }) => asAmina('listPreviousAttendees', { params: { id: 1 } }),
} as const satisfies Readonly<Record<string, Request>>

const listUserWaitlists: Request = ({ asAmina, amina }) =>
  asAmina('listUserWaitlists', { params: { userId: amina.id } })

/** One successful request for every call about waiting. */
export const waitlistRequests = {
  async joinWaitlist(scene) {
    return scene.asAmina('joinWaitlist', {
      params: { occurrenceId: await waitedFor(scene) },
      body: { data: { user_id: seedIds.safiya } },
    })
  },
  async addToWaitlist(scene) {
    const id = await numberedClass(scene, (row) => row.action_to_show.status === 'join_waitlist')
    return scene.asAmina('addToWaitlist', { body: { item: { id, type: 'activity' } } })
  },
  async removeFromWaitlist(scene) {
    const entries = dataOf<readonly { readonly id: number }[]>(await listUserWaitlists(scene))
    const waitlistId = entries[0]?.id ?? 0
    return scene.asAmina('removeFromWaitlist', { params: { waitlistId } })
  },
  async leaveWaitlist(scene) {
    const occurrenceId = await waitedFor(scene)
    return scene.asAmina('leaveWaitlist', { params: { occurrenceId, userId: seedIds.idris } })
  },
  async listWaitlistMembers(scene) {
    const ellie = sender(await scene.platform.as('ellie'))
    return ellie('listWaitlistMembers', { params: { occurrenceId: await waitedFor(scene) } })
  },
  listUserWaitlists,
} as const satisfies Readonly<Record<string, Request>>

/** A session of a course for which amina's Idris waits. */
async function waitedFor({ asAmina }: Scene): Promise<string> {
  const course = await asAmina('readCourse', {
    params: { idOrSlug: 'junior-football-skills' },
    query: { source: 'online' },
  })
  return dataOf<{ occurrences: readonly { id: string }[] }>(course).occurrences.at(-1)?.id ?? ''
}

type ClassRow = {
  readonly id: number
  readonly name: string
  readonly action_to_show: { readonly status: string | null }
}

/** The number of a class before the venue's migration date. */
async function numberedClass({ asAmina }: Scene, fits: (row: ClassRow) => boolean): Promise<number> {
  for (const venue of ['porthwen-leisure-centre', 'millwick-sports-village']) {
    for (const date of ['2026-04-08', '2026-04-09', '2026-04-10', '2026-04-11']) {
      const reply = await asAmina('listTimetable', { params: { venue, activity: 'fitness-classes' }, query: { date } })
      if (reply.status !== 200) continue
      const found = dataOf<readonly ClassRow[]>(reply).find(fits)
      if (found) return found.id
    }
  }
  return 0
}

/** Amina's basket with a course that is for Safiya now, who has not agreed to its waiver. */
async function changedHands({ amina, basket: params }: Scene): Promise<Cart> {
  const course = await courseCalled(amina, 'deep-water-confidence')
  const waiver = course.occurrences[0]?.restrictions?.pre_purchase_waiver?.id ?? 0
  const item = { purchasable_type: 'course', purchasable_id: course.id, purchased_for_user_id: seedIds.idris } as const
  const items = [{ ...item, activity_restriction_ids: [waiver] }]
  const { data } = await amina.call(addItems, { params, body: { items } })
  const change = { data: { purchased_for_user_id: seedIds.safiya } }
  const cartItemId = data.items[0]?.id ?? 0
  return (await amina.call(updateItem, { params: { ...params, cartItemId }, body: change })).data
}
