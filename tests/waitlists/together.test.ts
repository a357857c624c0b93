import { addItems, type AddItem, joinWaitlist, leaveWaitlist, listOrders, readCart } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { alone, attempt } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import type { Person } from '../support/person.ts'
import { hostOfSeed } from '../support/host.ts'
import { togetherStage } from './together-stage.ts'
import { seedWithTogether, together } from './together-programme.ts'

const host = hostOfSeed(seedWithTogether)
const stage = async (full?: string) => togetherStage(await host(), full)

const { idris, safiya, yusuf } = seedIds

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
    expect(mails[0]?.text).toContain("We're holding 2 places for Safiya Rahman, Idris Rahman:")
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
