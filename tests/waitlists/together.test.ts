import {
  addItems,
  type AddItem,
  clearCart,
  joinWaitlist,
  leaveWaitlist,
  listMails,
  listOrders,
  listUserWaitlists,
  readCart,
  readMail,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { alone, attempt } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWithTogether, together } from './together-programme.ts'

const host = hostOfSeed(seedWithTogether)
const { idris, safiya, yusuf } = seedIds

/** Four strangers, of whom three have all the places of the class, and Amina's family. */
async function stage(full: string = together.class) {
  const platform = await startPlatform({ host: await host() })
  const [one, two, three, other] = await customersOf(platform, 4)
  if (!one || !two || !three || !other) throw new Error('there is nobody')
  const amina = await platform.as('amina')
  for (const { id, call } of [one, two, three]) {
    await call(addItems, { params: basketOf(id), body: { items: [alone(full)] } })
  }
  const join = (person: Person, userIds: readonly number[], more: { readonly terms?: boolean } = {}) => {
    const [userId = person.id, ...others] = userIds
    const data = { user_id: userId, ...(others.length > 0 ? { with_user_ids: others } : {}), ...more }
    return person.call(joinWaitlist, { params: { occurrenceId: full }, body: { data } })
  }
  return {
    platform,
    amina,
    strangers: [one, two, three, other] as const,
    join,
    waits: async (person: Person) =>
      (await person.call(listUserWaitlists, { params: { userId: person.id }, query: {} })).data.filter(
        ({ occurrence }) => occurrence.name.startsWith('together'),
      ),
    giveUp: async (...people: readonly Person[]) => {
      for (const { id, call } of people) await call(clearCart, { params: basketOf(id) })
      await platform.advance('PT1M')
    },
    /** Has its place for good; nothing is due for it. */
    order: async ({ id, call, send }: Person) => {
      const { data } = await call(readCart, { params: basketOf(id), query: {} })
      const agreed = { terms: true, completed_waivers: [], payments: [] }
      const payload = { item_hash: data.item_hash, source: 'activity-booking', ...agreed }
      expect((await send({ method: 'POST', url: '/api/checkout/complete', payload })).status).toBe(200)
    },
    mailsTo: async (address: string) => {
      const params = { id: platform.sandbox }
      const { data } = await platform.visitor.call(listMails, { params, query: { per_page: 100 } })
      const own = data.filter(({ to }) => to === address)
      return Promise.all(
        own.map(async ({ id }) => (await platform.visitor.call(readMail, { params: { ...params, mailId: id } })).data),
      )
    },
  }
}

type Stage = Awaited<ReturnType<typeof stage>>
const statesOf = async ({ waits }: Stage, person: Person) =>
  (await waits(person)).map(({ user_id: id, status, position }) => [id, status, position])

describe('[O-379] a family waits together', () => {
  test('in one position, and is offered its places together, in one mail', async () => {
    const on = await stage()
    const { platform, amina, strangers, join, giveUp, waits, mailsTo } = on
    const [one, two, three, other] = strangers
    const { data } = await join(amina, [safiya, idris])
    expect(data).toMatchObject({ user_id: safiya, position: 1, count: 1, party_id: data.id })
    expect((await join(other, [other.id])).data).toMatchObject({ position: 2, party_id: null })
    expect(await statesOf(on, amina)).toEqual([
      [safiya, 'waiting', 1],
      [idris, 'waiting', 1],
    ])
    await giveUp(one, two, three)
    expect((await waits(amina)).map(({ status, offer_expires_at: until }) => [status, until])).toEqual([
      ['offered', '2026-04-07T09:30:00Z'],
      ['offered', '2026-04-07T09:30:00Z'],
    ])
    const mails = await mailsTo('amina@example.test')
    expect(mails.map(({ subject }) => subject)).toEqual(['Your place is waiting: together-class'])
    expect(mails[0]?.text).toContain("we're holding 2 places for Safiya Rahman, Idris Rahman:")
    expect(mails[0]?.text).toContain(`/2026-04-20/classes/${together.class}`)
    const items = [safiya, idris].map((id): AddItem => ({ ...alone(together.class), purchased_for_user_id: id }))
    await amina.call(addItems, { params: basketOf(amina.id), body: { items } })
    expect(await waits(amina)).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('is passed over while places are too few, twice at most: then they are saved for it', async () => {
    const on = await stage()
    const { platform, amina, strangers, join, giveUp } = on
    const [one, two, three, other] = strangers
    await join(amina, [safiya, idris])
    await join(other, [other.id])
    await giveUp(one)
    expect(await statesOf(on, other)).toEqual([[other.id, 'offered', null]])
    expect(await attempt(other, alone(together.class))).toBe('added')
    expect((await on.waits(amina)).map(({ passed_over: over }) => over?.code)).toEqual([
      'waits_for_more',
      'waits_for_more',
    ])
    // Nobody else waits: the next place is on sale, and a stranger has it.
    await giveUp(two)
    expect(await attempt(one, alone(together.class))).toBe('added')
    await join(two, [two.id])
    await giveUp(one)
    expect(await statesOf(on, two)).toEqual([[two.id, 'waiting', 2]])
    expect(await attempt(one, alone(together.class))).toBe('sold_out')
    expect(await platform.invariants()).toEqual([])
    await giveUp(three)
    expect(await statesOf(on, amina)).toEqual([
      [safiya, 'offered', null],
      [idris, 'offered', null],
    ])
    expect(await statesOf(on, two)).toEqual([[two.id, 'waiting', 1]])
    expect(await platform.invariants()).toEqual([])
  })

  test('has places saved until a day before the wait ends; then the next smaller party is served', async () => {
    const on = await stage(together.free)
    const { platform, amina, strangers, join, giveUp, order } = on
    const [one, two, three, other] = strangers
    await order(one)
    await order(two)
    await join(amina, [safiya, idris, yusuf])
    for (const person of [three, other]) {
      await giveUp(person)
      expect(await attempt(other, alone(together.free))).toBe('added')
    }
    await giveUp(other)
    expect(await attempt(other, alone(together.free))).toBe('sold_out')
    await join(other, [other.id])
    await platform.advance('P12DT8H')
    expect(await statesOf(on, other)).toEqual([[other.id, 'waiting', 2]])
    await platform.advance('PT2H')
    expect(await statesOf(on, other)).toEqual([[other.id, 'offered', null]])
    expect(await platform.invariants()).toEqual([])
  })

  test('leaves one by one or together', async () => {
    const on = await stage()
    const { platform, amina, join } = on
    await join(amina, [safiya, idris, yusuf])
    const params = { occurrenceId: together.class, userId: idris }
    await amina.call(leaveWaitlist, { params })
    expect(await statesOf(on, amina)).toEqual([
      [safiya, 'waiting', 1],
      [yusuf, 'waiting', 1],
    ])
    await amina.call(leaveWaitlist, { params: { ...params, userId: yusuf }, query: { together: true } })
    expect(await statesOf(on, amina)).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('whose offer ends is told once, and everybody leaves the waitlist', async () => {
    const on = await stage()
    const { platform, amina, strangers, join, giveUp, mailsTo } = on
    await join(amina, [safiya, idris])
    await giveUp(...strangers.slice(0, 2))
    await platform.advance('PT31M')
    expect(await statesOf(on, amina)).toEqual([])
    expect((await mailsTo('amina@example.test')).map(({ subject }) => subject).toSorted()).toEqual([
      'Your offer has ended: together-class',
      'Your place is waiting: together-class',
    ])
    expect(await platform.invariants()).toEqual([])
  })

  test('whose places are booked by themselves has them in one order', async () => {
    const on = await stage(together.booked)
    const { platform, amina, strangers, join, giveUp } = on
    const before = (await amina.call(listOrders, { params: { userId: amina.id }, query: {} })).data.length
    await join(amina, [safiya, idris], { terms: true })
    await giveUp(...strangers.slice(0, 2))
    expect(await statesOf(on, amina)).toEqual([])
    const { data } = await amina.call(listOrders, { params: { userId: amina.id }, query: {} })
    expect(data.length - before).toBe(1)
    expect(await platform.invariants()).toEqual([])
  })

  test('is told of free places in one mail', async () => {
    const on = await stage(together.told)
    const { amina, strangers, join, giveUp, mailsTo } = on
    await join(amina, [safiya, idris])
    await giveUp(...strangers.slice(0, 2))
    const mails = await mailsTo('amina@example.test')
    expect(mails.map(({ subject }) => subject)).toEqual(['Places available: together-told'])
  })

  test('is of the people of an account, and no larger than the class', async () => {
    const { platform, amina, strangers } = await stage()
    const [one] = strangers
    const joinWith = (userIds: readonly number[], more: object = {}) =>
      amina.refusal(joinWaitlist, {
        params: { occurrenceId: together.class },
        body: { data: { user_id: amina.id, with_user_ids: [...userIds], ...more } },
      })
    expect(await joinWith([one.id])).toMatchObject({ status: 403 })
    const tooMany = await joinWith([safiya, idris, yusuf])
    expect(tooMany).toMatchObject({ status: 422, errors: { with_user_ids: ['There are only 3 places.'] } })
    const ellie = await platform.as('ellie')
    const params = { occurrenceId: together.class }
    const body = { data: { user_id: one.id, with_user_ids: [safiya] } }
    const strange = await ellie.refusal(joinWaitlist, { params, query: { source: 'foh' }, body })
    expect(strange).toMatchObject({ status: 422 })
    expect(await platform.invariants()).toEqual([])
  })

  test('joins once, whatever happens at once, and places are never oversold', async () => {
    const on = await stage()
    const { platform, amina, strangers, join, giveUp, waits } = on
    const [one, two, , other] = strangers
    const family = (userIds: readonly number[]) =>
      join(amina, userIds).then(
        () => 'joined',
        () => 'refused',
      )
    const endings = await Promise.all([family([safiya, idris]), family([idris, yusuf]), family([yusuf, safiya])])
    expect(endings.filter((ending) => ending === 'joined')).toHaveLength(1)
    expect(await waits(amina)).toHaveLength(2)
    await Promise.all([giveUp(one, two), attempt(other, alone(together.class))])
    await platform.advance('PT1M')
    const [first, second] = await waits(amina)
    const items = [first, second].map((wait): AddItem => ({
      ...alone(together.class),
      purchased_for_user_id: wait?.user_id ?? 0,
    }))
    await Promise.all([
      amina.send({
        method: 'POST',
        url: `/api/v1/users/${amina.id}/carts/activity-booking/items`,
        payload: { items },
      }),
      attempt(other, alone(together.class)),
      platform.advance('PT1S'),
    ])
    expect(await platform.invariants()).toEqual([])
    expect((await amina.call(readCart, { params: basketOf(amina.id), query: {} })).data.items).toHaveLength(2)
  })
})

describe('[O-378] a waitlist for tickets', () => {
  const wanted = (kinds: Readonly<Record<string, number>>) =>
    Object.entries(kinds).map(([id, quantity]) => ({ id, quantity }))
  const ticket = (id: string, quantity: number): AddItem => ({
    purchasable_type: 'activityTicket',
    purchasable_id: id,
    quantity,
  })
  const params = { occurrenceId: together.swim }

  async function soldOut() {
    const on = await stage(together.told)
    const [one] = on.strangers
    expect(await attempt(one, ticket(together.adult, 5))).toBe('added')
    return on
  }

  test('keeps the kinds, offers all their places and gives them to those tickets', async () => {
    const on = await soldOut()
    const { platform, strangers, giveUp, waits } = on
    const [one, , , other] = strangers
    const tickets = wanted({ [together.family]: 1, [together.adult]: 1 })
    const { data } = await other.call(joinWaitlist, { params, body: { data: { user_id: other.id, tickets } } })
    expect(data).toMatchObject({
      count: 5,
      tickets: [
        { id: together.family, name: 'Family', quantity: 1 },
        { id: together.adult, name: 'Adult', quantity: 1 },
      ],
    })
    await giveUp(one)
    expect(await waits(other)).toMatchObject([{ status: 'offered', count: 5 }])
    expect(await attempt(one, ticket(together.adult, 1))).toBe('sold_out')
    const items = [ticket(together.family, 1), ticket(together.adult, 1)]
    await other.call(addItems, { params: basketOf(other.id), body: { items } })
    expect(await waits(other)).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('of which some are taken keeps the rest as places of any kind', async () => {
    const on = await soldOut()
    const { platform, strangers, giveUp, waits } = on
    const [one, , , other] = strangers
    const tickets = wanted({ [together.adult]: 3 })
    await other.call(joinWaitlist, { params, body: { data: { user_id: other.id, tickets } } })
    await giveUp(one)
    expect(await attempt(other, ticket(together.adult, 1))).toBe('added')
    expect(await waits(other)).toMatchObject([{ status: 'offered', count: 2, tickets: null }])
    expect(await platform.invariants()).toEqual([])
  })

  test('is joined while a few places are free, if they are too few', async () => {
    const on = await stage(together.told)
    const [one, , , other] = on.strangers
    expect(await attempt(one, ticket(together.adult, 4))).toBe('added')
    const asked = (kinds: Readonly<Record<string, number>>) => ({
      params,
      body: { data: { user_id: other.id, tickets: wanted(kinds) } },
    })
    expect(await other.refusal(joinWaitlist, asked({ [together.adult]: 1 }))).toMatchObject({
      code: 'waitlist_not_needed',
    })
    expect((await other.call(joinWaitlist, asked({ [together.adult]: 2 }))).data).toMatchObject({ count: 2 })
  })

  test('takes tickets of that session only, each kind once, and no more than there are places', async () => {
    const { strangers } = await soldOut()
    const [, , , other] = strangers
    const refusal = (occurrenceId: string, tickets: ReturnType<typeof wanted>) =>
      other.refusal(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: other.id, tickets } } })
    const fields = (message: string) => ({ status: 422, errors: { tickets: [message] } })
    const unknown = '0199dddd-0000-7000-8000-999999999999'
    const notThese = fields('These tickets are not for this session.')
    expect(await refusal(together.swim, wanted({ [unknown]: 1 }))).toMatchObject(notThese)
    const twice = [...wanted({ [together.adult]: 1 }), ...wanted({ [together.adult]: 1 })]
    expect(await refusal(together.swim, twice)).toMatchObject(notThese)
    expect(await refusal(together.swim, wanted({ [together.family]: 2 }))).toMatchObject(
      fields('There are only 5 places.'),
    )
    expect(await refusal(together.class, wanted({ [together.adult]: 1 }))).toMatchObject(
      fields('This session has no tickets.'),
    )
  })
})
