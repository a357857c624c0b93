import { blockOccurrence, clearCart, joinWaitlist } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { alone } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { ids } from './programme.ts'
import { addressOf, waitingStages } from './stage.ts'

const stage = waitingStages()
const course = { purchasable_type: 'course', purchasable_id: ids.course } as const
const [session] = ids.sessions

describe('[O-48, O-130] a person who joins reads at once what to do before a place can be offered', () => {
  test('while they are booked elsewhere at that time; afterwards they get the offer', async () => {
    const { wait, giveUp, join, waits, take, second } = await stage()
    await wait(alone(ids.class), ids.class, [])
    expect(await take(second, alone(ids.beside))).toBe('added')
    await join(ids.class, [second])
    const message = 'You have already booked a session for this time.'
    expect(await waits(second)).toMatchObject([{ in_the_way: { code: 'time_taken', message }, passed_over: null }])
    await second.call(clearCart, { params: basketOf(second.id) })
    expect(await waits(second)).toMatchObject([{ in_the_way: null }])
    await giveUp()
    expect(await waits(second)).toMatchObject([{ status: 'offered', in_the_way: null }])
  })

  test.each([
    ['an induction before them', 'carys', ids.induced, 'Please complete the induction first: Top-rope induction'],
    [
      'something that they owe',
      'dylan',
      ids.told,
      'You have outstanding payments. Please settle them before you book.',
    ],
  ] as const)('while they have %s', async (_what, name, occurrenceId, message) => {
    const { platform, ellie, first } = await stage()
    const block = { params: { occurrenceId }, body: { data: { user_id: first.id, count: 1 } } }
    await ellie.call(blockOccurrence, block)
    const { id, call } = await platform.as(name)
    const { data } = await call(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: id } } })
    expect(data).toMatchObject({ status: 'waiting', passed_over: null, in_the_way: { message } })
  })

  test('of a clash nothing is shown, as they can do nothing about it', async () => {
    const { wait, move, waits, second } = await stage()
    await wait(alone(ids.class), ids.class, [second])
    await move(ids.class, 'busy')
    expect(await waits(second)).toMatchObject([{ status: 'waiting', in_the_way: null }])
  })
})

describe('[O-52, O-48] people waiting for a moved session are told, like those who booked it', () => {
  test('while waiting or with an offer, each time it moves', async () => {
    const { wait, giveUp, moveTo, waits, mailsTo, letterTo, second, third } = await stage()
    await wait(alone(ids.class), ids.class, [second, third])
    await giveUp()
    await moveTo(ids.class, '11:00')
    await moveTo(ids.class, '11:30')
    const moved = 'New time or place: wait-class'
    expect(await mailsTo(addressOf(second))).toEqual([moved, moved, 'Your place is waiting: wait-class'])
    expect(await mailsTo(addressOf(third))).toEqual([moved, moved])
    expect(await letterTo(addressOf(third))).toContain('Now: wait-class, Monday 20 April 2026, 11:30 to 12:30')
    expect(await letterTo(addressOf(third))).toContain('Before: Monday 20 April 2026, 11:00 to 12:00')
    expect(await waits(third)).toMatchObject([{ status: 'waiting', starts_at: { utc: '2026-04-20 10:30:00' } }])
  })

  test('of a course, for any moved session; not for other changes', async () => {
    const { wait, moveTo, widen, mailsTo, letterTo, second } = await stage()
    await wait(course, session, [second])
    await moveTo(ids.sessions[1], '20:00')
    expect(await mailsTo(addressOf(second))).toEqual(['New time or place: wait-course'])
    expect(await letterTo(addressOf(second))).toContain('Now: wait-course, Monday 27 April 2026, 20:00')
    await widen(session)
    expect(await mailsTo(addressOf(second))).toEqual([
      'Your place is waiting: wait-course',
      'New time or place: wait-course',
    ])
  })
})
