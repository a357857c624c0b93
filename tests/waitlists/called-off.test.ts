import { listWaitlistMembers } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { alone } from '../places/attempts.ts'
import { ids } from './programme.ts'
import { addressOf, waitingStages } from './stage.ts'

const stage = waitingStages()
const course = { purchasable_type: 'course', purchasable_id: ids.course } as const
const [firstSession, secondSession, lastSession] = ids.sessions

describe('[O-51] when staff call off a session, its waitlist closes', () => {
  test('and everyone waiting or with an offer gets one message', async () => {
    const { wait, giveUp, callOff, waits, mailsTo, second, third } = await stage()
    await wait(alone(ids.class), ids.class, [second, third])
    await giveUp()
    expect(await waits(second)).toMatchObject([{ status: 'offered' }])
    await callOff(ids.class)
    expect([...(await waits(second)), ...(await waits(third))]).toEqual([])
    expect(await mailsTo(addressOf(second))).toEqual([
      'We have to cancel: wait-class',
      'Your place is waiting: wait-class',
    ])
    expect(await mailsTo(addressOf(third))).toEqual(['We have to cancel: wait-class'])
  })

  test('[O-130, O-210] the waitlist of a course closes with its last session, and the message names its first', async () => {
    const { platform, ellie, wait, callOff, waits, take, mailsTo, second, third } = await stage()
    await wait(course, firstSession, [second, third])
    await callOff(firstSession)
    expect(await waits(second)).toMatchObject([
      { status: 'offered', occurrence: { occurrence_id: secondSession }, starts_at: { utc: '2026-04-27 18:00:00' } },
    ])
    await callOff(secondSession)
    await callOff(lastSession)
    expect([...(await waits(second)), ...(await waits(third))]).toEqual([])
    expect(await mailsTo(addressOf(second))).toEqual([
      'We have to cancel: wait-course',
      'Your place is waiting: wait-course',
    ])
    expect(await mailsTo(addressOf(third))).toEqual(['We have to cancel: wait-course'])
    expect(await take(second, course)).toBe('not_bookable')
    const params = { occurrenceId: lastSession }
    expect((await ellie.call(listWaitlistMembers, { params, query: {} })).data).toEqual([])
    expect(await platform.invariants()).toEqual([])
  })

  test('[O-130] the waitlist of a course in progress closes when the last remaining session is called off', async () => {
    const { platform, order, join, callOff, waits, mailsTo, second } = await stage()
    await order(course)
    await join(firstSession, [second])
    await platform.advance('P14D')
    await callOff(secondSession)
    expect(await mailsTo(addressOf(second))).not.toContain('We have to cancel: wait-course')
    expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
    await callOff(lastSession)
    expect(await waits(second)).toEqual([])
    expect(await mailsTo(addressOf(second))).toContain('We have to cancel: wait-course')
  })

  test('[O-130] the waitlist of a course bookable after its start closes with its last session', async () => {
    const { platform, order, join, callOff, waits, mailsTo, second } = await stage()
    await order(course)
    await join(firstSession, [second])
    await callOff(lastSession)
    // The second begins twenty days and some hours from here; the last would have a week later.
    await platform.advance('P20D')
    expect(await waits(second)).toMatchObject([{ status: 'waiting' }])
    await platform.advance('P1D')
    expect(await waits(second)).toEqual([])
    expect(await mailsTo(addressOf(second))).toEqual(['The waitlist has closed: wait-course'])
  })
})
