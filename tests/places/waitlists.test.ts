import {
  addItems,
  clearCart,
  joinWaitlist as joinWaitlistCall,
  listMails,
  listOrders,
  readCart,
  updateItem,
} from '@touchline/contract'
import { blockPlaces, joinWaitlist, leaveWaitlist, liftBlock } from '@touchline/server'
import { describe, expect, test } from 'vitest'
import { idOf, seedIds } from '../carts/basket.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { alone, attempt, customer, ending, staff } from './attempts.ts'
import { ids, seedWithRaces } from './programme.ts'

const host = hostOfSeed(seedWithRaces)
const tickets = (quantity: number) =>
  ({ purchasable_type: 'activityTicket', purchasable_id: ids.adult, quantity }) as const

async function stage() {
  const platform = await startPlatform({ host: await host() })
  const [first, second, third] = await customersOf(platform, 3)
  if (!first || !second || !third) throw new Error('there is nobody')
  const deps = await platform.host.sandboxes.open(platform.sandbox)
  return {
    platform,
    deps,
    people: { first, second, third },
    join: (userId: number, occurrenceId: string, count = 1, terms = false) =>
      ending(joinWaitlist(deps, customer(userId), { occurrenceId, userId, count, terms })),
    leave: (userId: number, occurrenceId: string) =>
      ending(leaveWaitlist(deps, customer(userId), { occurrenceId, userId })),
    waiting: (userId: number) => deps.store.read((reads) => reads.waitlists.liveOfUsers({ userIds: [userId] })),
  }
}

async function mailsTo({ visitor, sandbox }: TestPlatform, userId: number) {
  const { data } = await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 100 } })
  return data.filter((mail) => mail.to === `customer-${userId}@example.test`).map(({ subject }) => subject)
}

describe('[O-48 partly] waitlists', () => {
  test('are joined once when it is full, and left again', async () => {
    const { people, join, leave, waiting } = await stage()
    const { first, second, third } = people
    expect(await join(second.id, ids.wanted)).toBe('waitlist_not_needed')
    expect(await attempt(first, alone(ids.wanted))).toBe('added')
    expect(await join(first.id, ids.wanted)).toBe('already_booked')
    expect(await join(second.id, ids.wanted)).toBe('done')
    expect(await join(second.id, ids.wanted)).toBe('already_booked')
    expect(await join(third.id, ids.wanted)).toBe('waitlist_full')
    expect(await leave(second.id, ids.wanted)).toBe('done')
    expect(await leave(second.id, ids.wanted)).toBe('item_not_found')
    expect(await join(third.id, ids.wanted)).toBe('done')
    expect(await waiting(third.id)).toMatchObject([{ status: 'waiting', count: 1 }])
  })

  test('only for oneself, a linked user, or by staff', async () => {
    const { deps, people } = await stage()
    const { first, second } = people
    expect(await attempt(first, alone(ids.wanted))).toBe('added')
    const joining = { occurrenceId: ids.wanted, userId: second.id, count: 1 }
    expect(await ending(joinWaitlist(deps, customer(first.id), joining))).toBe('unauthorised')
    expect(await ending(joinWaitlist(deps, staff(first.id), joining))).toBe('done')
  })

  test('a released place is held for the waitlist, offered, and taken only by the person offered', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second, third } = people
    await first.call(addItems, { params: basketOf(first.id), body: { items: [alone(ids.wanted)] } })
    expect(await join(second.id, ids.wanted)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    // No stranger slips in between.
    expect(await attempt(third, alone(ids.wanted))).toBe('sold_out')
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered' }])
    expect(await mailsTo(platform, second.id)).toEqual(['Your place is waiting: race-wanted'])
    expect(await attempt(third, alone(ids.wanted))).toBe('sold_out')
    expect(await platform.invariants()).toEqual([])
    expect(await attempt(second, alone(ids.wanted))).toBe('added')
    expect(await waiting(second.id)).toEqual([])
  })

  test('an offer expires after thirty minutes, and the place is on sale when nobody else waits', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second, third } = people
    expect(await attempt(first, alone(ids.wanted))).toBe('added')
    expect(await join(second.id, ids.wanted)).toBe('done')
    // The hold of the basket ends after fifteen minutes.
    await platform.advance('PT20M')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered' }])
    await platform.advance('PT20M')
    expect(await attempt(third, alone(ids.wanted))).toBe('sold_out')
    await platform.advance('PT10M')
    expect(await waiting(second.id)).toEqual([])
    expect(await mailsTo(platform, second.id)).toEqual([
      'Your offer has ended: race-wanted',
      'Your place is waiting: race-wanted',
    ])
    expect(await attempt(third, alone(ids.wanted))).toBe('added')
  })

  test('an offered place cannot be given to another person while others wait', async () => {
    const { platform, people, join, leave, waiting } = await stage()
    const amina = await platform.as('amina')
    const { first, third } = people
    const { idris } = seedIds
    expect(await attempt(first, alone(ids.free))).toBe('added')
    const joining = { params: { occurrenceId: ids.free }, body: { data: { user_id: idris } } }
    await amina.call(joinWaitlistCall, joining)
    expect(await join(third.id, ids.free)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await attempt(amina, alone(ids.free))).toBe('sold_out')
    const params = basketOf(amina.id)
    const items = [{ ...alone(ids.free), purchased_for_user_id: idris }]
    const { data: held } = await amina.call(addItems, { params, body: { items } })
    const cartItemId = idOf(held.items[0])
    const passOn = (userId: number | null) => ({
      params: { ...params, cartItemId },
      query: {},
      body: { data: { purchased_for_user_id: userId } },
    })
    for (const other of [null, seedIds.safiya]) {
      expect(await amina.refusal(updateItem, passOn(other))).toMatchObject({ status: 409, code: 'sold_out' })
    }
    expect((await amina.call(readCart, { params })).data).toMatchObject({
      item_hash: held.item_hash,
      items: [{ id: cartItemId, purchased_for_user_id: idris }],
    })
    expect(await waiting(third.id)).toMatchObject([{ status: 'waiting' }])
    expect(await platform.invariants()).toEqual([])
    // Nobody is passed over any more.
    expect(await leave(third.id, ids.free)).toBe('done')
    const { data: changed } = await amina.call(updateItem, passOn(null))
    expect(changed.items).toMatchObject([{ id: cartItemId, purchased_for_user_id: null }])
    expect(await platform.invariants()).toEqual([])
  })

  test('a group is offered all its places or none, keeps its position and can read why', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second, third } = people
    expect(await attempt(first, tickets(3))).toBe('added')
    const one = await attempt(third, tickets(1))
    expect(one).toBe('added')
    expect(await join(second.id, ids.swim, 2)).toBe('done')
    await third.call(clearCart, { params: basketOf(third.id) })
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toMatchObject([
      { status: 'waiting', count: 2, passedOver: { code: 'waits_for_more' } },
    ])
    // Places that no waiting group fits are on sale again.
    expect(await attempt(third, tickets(1))).toBe('added')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered', count: 2, passedOver: null }])
    expect(await attempt(third, tickets(2))).toBe('sold_out')
    expect(await platform.invariants()).toEqual([])
    // Half of what is offered leaves the other half offered.
    expect(await attempt(second, tickets(1))).toBe('added')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered', count: 1 }])
  })

  test('or everyone waiting is told, and the first to book gets the place', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second, third } = people
    expect(await attempt(first, alone(ids.told))).toBe('added')
    expect(await join(second.id, ids.told)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await mailsTo(platform, second.id)).toEqual(['Places available: race-told'])
    expect(await waiting(second.id)).toMatchObject([{ status: 'waiting' }])
    expect(await attempt(third, alone(ids.told))).toBe('added')
  })

  test('a group is told only when enough places have come free after it joined', async () => {
    const { platform, people, join } = await stage()
    const { first, second } = people
    const { occurrence, ticket } = ids.groups.notify_all
    expect(await attempt(first, { purchasable_type: 'activityTicket', purchasable_id: ticket, quantity: 3 })).toBe(
      'added',
    )
    expect(await join(second.id, occurrence, 2)).toBe('done')
    await platform.advance('PT1M')
    expect(await mailsTo(platform, second.id)).toEqual([])
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await mailsTo(platform, second.id)).toHaveLength(1)
  })

  test('a customer stops waiting once they have booked as many as they waited for', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second, third } = people
    const { occurrence, ticket } = ids.groups.notify_all
    const some = (quantity: number) =>
      ({ purchasable_type: 'activityTicket', purchasable_id: ticket, quantity }) as const
    expect(await attempt(first, some(4))).toBe('added')
    for (const { id } of [second, third]) expect(await join(id, occurrence, 2)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await attempt(second, some(2))).toBe('added')
    expect(await attempt(third, some(1))).toBe('added')
    // A basket is no booking yet.
    expect(await waiting(second.id)).toMatchObject([{ status: 'waiting' }])
    for (const person of [second, third]) {
      const { data } = await person.call(readCart, { params: basketOf(person.id) })
      const agreed = { terms: true, completed_waivers: [], payments: [] }
      const payload = { item_hash: data.item_hash, source: 'activity-booking', ...agreed }
      expect((await person.send({ method: 'POST', url: '/api/checkout/complete', payload })).status).toBe(200)
    }
    expect(await waiting(second.id)).toEqual([])
    expect(await waiting(third.id)).toMatchObject([{ status: 'waiting', count: 2 }])
    expect(await platform.invariants()).toEqual([])
  })

  test('a free place is only offered to a customer who has not agreed to the terms', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second } = people
    expect(await attempt(first, alone(ids.free))).toBe('added')
    expect(await join(second.id, ids.free)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered' }])
    expect(await mailsTo(platform, second.id)).toEqual(['Your place is waiting: race-free'])
    const { data } = await second.call(listOrders, { params: { userId: second.id }, query: {} })
    expect(data).toEqual([])
  })

  test('a free place is booked automatically for a customer who has agreed to the terms', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second } = people
    expect(await attempt(first, alone(ids.free))).toBe('added')
    expect(await join(second.id, ids.free, 1, true)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toEqual([])
    const { data } = await second.call(listOrders, { params: { userId: second.id }, query: {} })
    expect(await mailsTo(platform, second.id)).toEqual([expect.stringContaining('Booking confirmed')])
    expect(data).toMatchObject([{ status: 'success', items: [{ type: 'av2_booking', occurrence_id: ids.free }] }])
  })

  test('but is offered when their basket has items added by staff', async () => {
    const { platform, people, join, waiting } = await stage()
    const { first, second } = people
    const params = { userId: second.id, source: 'off-system' } as const
    const ellie = await platform.as('ellie')
    const { data: before } = await ellie.call(addItems, { params, body: { items: [tickets(1)] } })
    expect(await attempt(first, alone(ids.free))).toBe('added')
    expect(await join(second.id, ids.free, 1, true)).toBe('done')
    await first.call(clearCart, { params: basketOf(first.id) })
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered' }])
    expect(await mailsTo(platform, second.id)).toEqual(['Your place is waiting: race-free'])
    const { data: cart } = await ellie.call(readCart, { params })
    expect(cart.items).toEqual(before.items)
    expect(await attempt(second, alone(ids.free))).toBe('added')
  })
})

describe('[O-93 partly] blocks', () => {
  const blocking = { count: 1, isPaid: false, tenderTypes: [], paymentReference: null }

  test('take places like bookings, and return them to the waitlist when they are removed', async () => {
    const { platform, deps, people, join, waiting } = await stage()
    const { first, second } = people
    const ellie = staff((await platform.as('ellie')).id)
    const block = { ...blocking, occurrenceId: ids.wanted, userId: first.id }
    const blockId = await blockPlaces(deps, ellie, block)
    expect(await ending(blockPlaces(deps, ellie, block))).toBe('sold_out')
    expect(await attempt(first, alone(ids.wanted))).toBe('sold_out')
    expect(await join(second.id, ids.wanted)).toBe('done')
    expect(await platform.invariants()).toEqual([])
    await liftBlock(deps, ellie, { blockId, occurrenceId: ids.wanted })
    await platform.advance('PT1M')
    expect(await waiting(second.id)).toMatchObject([{ status: 'offered' }])
    expect(await ending(liftBlock(deps, ellie, { blockId, occurrenceId: ids.wanted }))).toBe('item_not_found')
  })

  test('need the permission, and apply to the hall around a court too', async () => {
    const { platform, deps, people } = await stage()
    const { first } = people
    const ellie = staff((await platform.as('ellie')).id)
    const block = { ...blocking, occurrenceId: ids.court, userId: first.id }
    expect(await ending(blockPlaces(deps, { ...ellie, permissions: [] }, block))).toBe('unauthorised')
    expect(await ending(blockPlaces(deps, ellie, block))).toBe('done')
    expect(await attempt(first, alone(ids.hall))).toBe('sold_out')
    expect(await attempt(first, alone(ids.otherCourt))).toBe('added')
  })
})
