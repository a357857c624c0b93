import { addItems, type AddItem, joinWaitlist } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { attempt } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { togetherStage } from './together-stage.ts'
import { seedWithTogether, together } from './together-programme.ts'

const host = hostOfSeed(seedWithTogether)
const stage = async (full?: string) => togetherStage(await host(), full)

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
