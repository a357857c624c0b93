import {
  acceptMembershipRequest,
  blockOccurrence,
  clearCart,
  createMembershipRequest,
  listMemberships,
  listOrders,
  updateOccurrence,
  updateVenue,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { alone } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { halls, ids } from './programme.ts'
import { addressOf, waitingStages } from './stage.ts'

const stage = waitingStages()
const course = { purchasable_type: 'course', purchasable_id: ids.course } as const
const [session] = ids.sessions

test('[O-424] a place that is given up is offered while the clock of the sandbox stands still', async () => {
  const { platform, wait, waits, first, second } = await stage()
  await wait(alone(ids.class), ids.class, [second])
  await first.call(clearCart, { params: basketOf(first.id) })
  await platform.host.sandboxes.tick()
  expect(await waits(second)).toMatchObject([{ status: 'offered' }])
})

describe('[O-48, O-141] places with a clash are not offered', () => {
  test('while it lasts; waiting people keep their position, and get the offer when sales resume', async () => {
    const { platform, wait, giveUp, move, waits, take, mailsTo, second, third } = await stage()
    await wait(alone(ids.class), ids.class, [second, third])
    expect(await move(ids.class, 'busy')).toBe('clashing')
    await giveUp()
    await platform.advance('P1D')
    expect([...(await waits(second)), ...(await waits(third))]).toMatchObject([
      { status: 'waiting', position: 1 },
      { status: 'waiting', position: 2 },
    ])
    expect(await mailsTo(addressOf(second))).toEqual(['New time or place: wait-class'])
    expect(await move(ids.class, 'own')).toBe('bookable')
    expect(await waits(second)).toMatchObject([{ status: 'offered' }])
    expect(await mailsTo(addressOf(second))).toEqual([
      'Your place is waiting: wait-class',
      'New time or place: wait-class',
      'New time or place: wait-class',
    ])
    // It was held for them all the time.
    expect(await take(third, alone(ids.class))).toBe('sold_out')
    expect(await take(second, alone(ids.class))).toBe('added')
  })

  test('and an existing offer is withdrawn with a message until it can be booked', async () => {
    const { platform, wait, giveUp, move, waits, mailsTo, second, third } = await stage()
    await wait(alone(ids.class), ids.class, [second, third])
    await giveUp()
    expect(await waits(second)).toMatchObject([{ status: 'offered' }])
    await move(ids.class, 'busy')
    expect(await waits(second)).toMatchObject([{ status: 'waiting', position: 1, offer_expires_at: null }])
    await platform.advance('PT2H')
    await move(ids.class, 'own')
    expect(await waits(second)).toMatchObject([{ status: 'offered' }])
    expect(await waits(third)).toMatchObject([{ status: 'waiting' }])
    expect(await mailsTo(addressOf(second))).toEqual([
      'Your place is waiting: wait-class',
      'New time or place: wait-class',
      'Your offer is on hold: wait-class',
      'New time or place: wait-class',
      'Your place is waiting: wait-class',
    ])
    expect(await mailsTo(addressOf(third))).toEqual(['New time or place: wait-class', 'New time or place: wait-class'])
  })

  test('also when staff move it into a clash during the offer, and back', async () => {
    const { platform, ellie, first, wait, move, waits, take, second, third } = await stage()
    await wait(alone(ids.class), ids.class, [second, third])
    const moveTo = (hall: number) =>
      ellie.call(updateOccurrence, { params: { occurrenceId: ids.class }, body: { data: { location_ids: [hall] } } })
    await first.call(clearCart, { params: basketOf(first.id) })
    await Promise.all([moveTo(halls.busy), platform.advance('PT1S'), platform.advance('PT1S')])
    await platform.advance('PT1M')
    expect([...(await waits(second)), ...(await waits(third))].map(({ status }) => status)).toEqual([
      'waiting',
      'waiting',
    ])
    expect(await platform.invariants()).toEqual([])
    await Promise.all([moveTo(halls.own), platform.advance('PT1S'), take(third, alone(ids.class))])
    await move(ids.class, 'own')
    expect([...(await waits(second)), ...(await waits(third))].map(({ status }) => status)).toEqual([
      'offered',
      'waiting',
    ])
  })

  test('nor is everyone told where everyone would be', async () => {
    const { wait, giveUp, move, mailsTo, second } = await stage()
    await wait(alone(ids.told), ids.told, [second])
    expect(await move(ids.told, 'busy')).toBe('clashing')
    await giveUp()
    expect(await mailsTo(addressOf(second))).toEqual(['New time or place: wait-told'])
    await move(ids.told, 'own')
    expect(await mailsTo(addressOf(second))).toEqual([
      'Places available: wait-told',
      'New time or place: wait-told',
      'New time or place: wait-told',
    ])
  })

  test('nor booked automatically', async () => {
    const { wait, giveUp, move, waits, mailsTo, second } = await stage()
    await wait(alone(ids.free), ids.free, [second], true)
    expect(await move(ids.free, 'busy')).toBe('clashing')
    await giveUp()
    expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
    await move(ids.free, 'own')
    expect(await waits(second)).toEqual([])
    const { data } = await second.call(listOrders, { params: { userId: second.id }, query: {} })
    expect(data).toHaveLength(1)
    expect(await mailsTo(addressOf(second))).toEqual([
      expect.stringContaining('Booking confirmed'),
      'New time or place: wait-free',
      'New time or place: wait-free',
    ])
  })

  test('for a course, while a coming session clashes; without that session it is offered', async () => {
    const { wait, giveUp, move, callOff, waits, second } = await stage()
    await wait(course, session, [second])
    await giveUp()
    expect(await move(session, 'busy')).toBe('clashing')
    expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
    await callOff(session)
    expect(await waits(second)).toMatchObject([
      { status: 'offered', occurrence: { occurrence_id: ids.sessions[1] }, starts_at: { utc: '2026-04-27 18:00:00' } },
    ])
  })
})

test('[O-48, C-15] course places are not offered while their venue has courses switched off', async () => {
  const { ellie, platform, wait, giveUp, waits, take, second } = await stage()
  const enable = async (enabled: boolean) => {
    const body = { data: { camps_and_courses_enabled: { enabled } } }
    await ellie.call(updateVenue, { params: { venue: '1' }, body })
    await platform.advance('PT1M')
  }
  await wait(course, session, [second])
  await enable(false)
  await giveUp()
  expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
  await enable(true)
  expect(await waits(second)).toMatchObject([{ status: 'offered' }])
  await enable(false)
  expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
  await enable(true)
  expect(await take(second, course)).toBe('added')
})

describe('[O-130] when booking closes the waitlist closes, and everyone is told', () => {
  test('of a course at its last bookable moment', async () => {
    const { platform, order, join, widen, waits, mailsTo, second } = await stage()
    await order({ purchasable_type: 'course', purchasable_id: ids.late })
    await join(ids.lateSession, [second])
    await platform.advance('PT24H')
    expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
    await platform.advance('PT1H')
    expect(await waits(second)).toEqual([])
    await widen(ids.lateSession)
    expect(await mailsTo(addressOf(second))).toEqual(['The waitlist has closed: wait-late'])
  })

  test('of a class at the end of its window; existing offers end too', async () => {
    const { platform, order, join, widen, waits, mailsTo, second } = await stage()
    await order(alone(ids.closing))
    await join(ids.closing, [second])
    // Ten minutes before: it begins at three in the afternoon, three hours after booking closes.
    await platform.advance('P13DT2H50M')
    await widen(ids.closing)
    expect(await waits(second)).toMatchObject([{ status: 'offered', offer_expires_at: '2026-04-20T12:00:00Z' }])
    await platform.advance('PT10M')
    expect(await waits(second)).toEqual([])
    expect(await mailsTo(addressOf(second))).toEqual([
      'The waitlist has closed: wait-closing',
      'Your place is waiting: wait-closing',
    ])
  })
})

test('[O-48] where everyone is told, they are told once for each released place', async () => {
  const { wait, giveUp, leave, move, widen, take, mailsTo, first, second, third } = await stage()
  const told = async () =>
    (await mailsTo(addressOf(second))).filter((subject) => subject === 'Places available: wait-told').length
  await wait(alone(ids.told), ids.told, [second, third])
  await giveUp()
  expect(await told()).toBe(1)
  await leave(ids.told, third)
  expect(await told()).toBe(1)
  await move(ids.told, 'busy')
  await move(ids.told, 'own')
  expect(await told()).toBe(1)
  // It is booked and released again.
  expect(await take(first, alone(ids.told))).toBe('added')
  await giveUp()
  expect(await told()).toBe(2)
  // It is booked, and another is released.
  expect(await take(first, alone(ids.told))).toBe('added')
  await widen(ids.told)
  expect(await told()).toBe(3)
  await move(ids.told, 'busy')
  await move(ids.told, 'own')
  expect(await told()).toBe(3)
})

describe('[O-48, O-130] an offer ends with booking, also when staff move the session', () => {
  test('earlier: the entry says so, and the offer ends', async () => {
    const { platform, order, join, widen, moveTo, waits, mailsTo, second } = await stage()
    await order(alone(ids.closing))
    await join(ids.closing, [second])
    // Booking closes in an hour, three hours before it begins at three, in summer time at four.
    await platform.advance('P13DT2H')
    await widen(ids.closing)
    expect(await waits(second)).toMatchObject([{ status: 'offered', offer_expires_at: '2026-04-20T11:30:00Z' }])
    await moveTo(ids.closing, '15:20')
    expect(await waits(second)).toMatchObject([{ status: 'offered', offer_expires_at: '2026-04-20T11:20:00Z' }])
    // Put off again, nothing more is promised than was said last.
    await moveTo(ids.closing, '18:00')
    expect(await waits(second)).toMatchObject([{ status: 'offered', offer_expires_at: '2026-04-20T11:20:00Z' }])
    await platform.advance('PT20M')
    expect(await waits(second)).toEqual([])
    expect(await mailsTo(addressOf(second))).toEqual([
      'Your offer has ended: wait-closing',
      'New time or place: wait-closing',
      'New time or place: wait-closing',
      'Your place is waiting: wait-closing',
    ])
    expect(await platform.invariants()).toEqual([])
  })

  test('and during the offer: it moves while its place is offered', async () => {
    const { platform, ellie, order, join, moveTo, waits, second } = await stage()
    await order(alone(ids.closing))
    await join(ids.closing, [second])
    await platform.advance('P13DT2H')
    const capacity = { strategy: 'shared', maximum: 2 } as const
    await ellie.call(updateOccurrence, { params: { occurrenceId: ids.closing }, body: { data: { capacity } } })
    await Promise.all([platform.advance('PT1S'), moveTo(ids.closing, '15:20')])
    expect(await waits(second)).toMatchObject([{ status: 'offered', offer_expires_at: '2026-04-20T11:20:00Z' }])
  })
})

describe('[O-48] a person who cannot take a place is passed over, keeps their position, and reads why', () => {
  test('because their membership has ended', async () => {
    const { platform, ellie, first, join, widen, waits, mailsTo } = await stage()
    const gwen = await platform.as('gwen')
    const block = { params: { occurrenceId: ids.members }, body: { data: { user_id: first.id, count: 1 } } }
    await ellie.call(blockOccurrence, block)
    await join(ids.members, [gwen])
    const [held] = (await gwen.call(listMemberships, { params: { userId: gwen.id }, query: {} })).data
    const body = { data: { membership_id: held?.id ?? 0, kind: 'end' as const } }
    const { data: request } = await gwen.call(createMembershipRequest, { params: { userId: gwen.id }, body })
    await ellie.call(acceptMembershipRequest, { params: { requestId: request.id } })
    await platform.advance('P3D')
    await widen(ids.members)
    const [wait] = (await waits(gwen)).filter(({ occurrence }) => occurrence.name === 'wait-members')
    expect(wait).toMatchObject({
      status: 'waiting',
      position: 1,
      passed_over: { code: 'does_not_qualify', message: 'You do not qualify to book this.' },
    })
    expect((await mailsTo('gwen@example.test')).filter((subject) => subject.includes('wait-members'))).toEqual([])
  })

  test('because they are booked elsewhere then; the next person gets the offer', async () => {
    const { wait, giveUp, waits, take, second, third } = await stage()
    await wait(alone(ids.class), ids.class, [second, third])
    expect(await take(second, alone(ids.beside))).toBe('added')
    await giveUp()
    expect(await waits(second)).toMatchObject([{ status: 'waiting', passed_over: { code: 'time_taken' } }])
    expect(await waits(third)).toMatchObject([{ status: 'offered' }])
    expect(await take(third, alone(ids.class))).toBe('added')
  })
})
