import { hour, minute } from '@touchline/clock'
import { listUpcoming, listVenues, moveClock, readCart, readClient, readClock } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse, basketOf } from '../support/basket.ts'
import { ownHost } from '../support/host.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

type Move = { readonly now?: string; readonly advance?: string; readonly frozen?: boolean }

async function move({ visitor, sandbox }: TestPlatform, body: Move) {
  return (await visitor.call(moveClock, { params: { id: sandbox }, body })).data
}

async function clockOf({ visitor, sandbox }: TestPlatform) {
  const { now, frozen } = (await visitor.call(readClock, { params: { id: sandbox } })).data
  return [now, frozen]
}

describe('a sandbox clock', () => {
  test('advances by a duration or to an instant, visibly for everybody', async () => {
    const platform = await startPlatform({ at: '2026-04-07T09:00:00Z' })
    expect(await move(platform, { advance: 'P3DT2H' })).toMatchObject({ now: '2026-04-10T11:00:00Z', frozen: true })
    await move(platform, { now: '2026-05-01T00:00:00Z' })
    expect(await clockOf(platform)).toEqual(['2026-05-01T00:00:00Z', true])
    expect((await platform.visitor.call(readClient, {})).data.server_time).toBe('2026-05-01T00:00:00Z')
  })

  test('runs in real time unless it is frozen', async () => {
    const platform = await startPlatform({ host: await ownHost() })
    const { wallClock } = platform.host
    wallClock.advance(hour)
    expect(await clockOf(platform)).toEqual(['2026-04-07T09:00:00Z', true])
    await move(platform, { frozen: false })
    wallClock.advance(hour)
    expect(await clockOf(platform)).toEqual(['2026-04-07T10:00:00Z', false])
    await move(platform, { advance: 'PT30M' })
    wallClock.advance(minute)
    expect(await clockOf(platform)).toEqual(['2026-04-07T10:31:00Z', false])
    await move(platform, { frozen: true, advance: 'PT1M' })
    wallClock.advance(hour)
    expect(await clockOf(platform)).toEqual(['2026-04-07T10:32:00Z', true])
  })

  test.each([
    [{ now: '2026-04-07T08:59:59Z' }, 'clock_not_movable'],
    [{ now: '2046-01-01T00:00:00Z' }, 'clock_not_movable'],
    [{ advance: 'P4000D' }, 'clock_not_movable'],
    [{ advance: '-P1D' }, 'validation_failed'],
    [{ advance: 'P1M' }, 'validation_failed'],
    [{ advance: 'soon' }, 'validation_failed'],
    [{ advance: 'P1D', now: '2026-05-01T00:00:00Z' }, 'validation_failed'],
    [{ now: 'tomorrow' }, 'validation_failed'],
  ])('never goes back, nor out of range: %j', async (body, code) => {
    const { visitor, sandbox } = await startPlatform()
    const refused = await visitor.refusal(moveClock, { params: { id: sandbox }, body })
    expect(refused).toMatchObject({ status: 422, code })
  })
})

test('a clock can be moved under load', async () => {
  const platform = await startPlatform()
  let moved = false
  const ask = async () => {
    let answers = 0
    // Waiting for a moment without requests would never end.
    while (!moved) {
      await platform.visitor.call(listVenues, { query: {} })
      answers += 1
    }
    return answers
  }
  const crowd = Promise.all(Array.from({ length: 8 }, ask))
  await move(platform, { advance: 'P1D' })
  moved = true
  expect(Math.min(...(await crowd))).toBeGreaterThan(0)
  expect(await clockOf(platform)).toEqual(['2026-04-08T09:00:00Z', true])
})

describe('jobs over time', () => {
  test('are announced in words, in order of time', async () => {
    const { visitor, as, sandbox, advance } = await startPlatform()
    const [amina, ben] = [await as('amina'), await as('ben')]
    const first = await addCourse(amina, 'badminton-from-scratch')
    await advance('PT1M')
    const second = await addCourse(ben, 'pilates-foundations')
    const { data, meta } = await visitor.call(listUpcoming, { params: { id: sandbox }, query: {} })
    expect(data.filter(({ kind }) => kind.endsWith('-expiry'))).toEqual([
      {
        kind: 'hold-expiry',
        what: `The hold of basket ${first.id} expires: Badminton from scratch`,
        due_at: '2026-04-07T09:15:00Z',
      },
      {
        kind: 'hold-expiry',
        what: `The hold of basket ${second.id} expires: Pilates foundations`,
        due_at: '2026-04-07T09:16:00Z',
      },
      { kind: 'credit-expiry', what: 'What is left of credit 2 expires', due_at: '2026-09-24T22:59:00Z' },
      { kind: 'credit-expiry', what: 'What is left of credit 1 expires', due_at: '2027-03-04T23:59:00Z' },
    ])
    expect(data.map((job) => job.due_at)).toEqual(data.map((job) => job.due_at).toSorted())
    expect(meta.pagination.total_records).toBe(data.length)
  })

  test('run when the clock moves past them, and the answer lists them', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const cart = await addCourse(amina, 'badminton-from-scratch')
    expect((await move(platform, { advance: 'PT14M' })).ran).toEqual([])
    const { ran } = await move(platform, { advance: 'P30D' })
    const what = `The hold of basket ${cart.id} expires: Badminton from scratch`
    expect(ran[0]).toEqual({ kind: 'hold-expiry', what, due_at: '2026-04-07T09:15:00Z' })
    const { data } = await amina.call(readCart, { params: basketOf(amina.id), query: {} })
    expect(data.items).toEqual([])
    expect(data.notices).toEqual([expect.stringContaining('Badminton from scratch')])
  })

  test('run in real time at the next tick, also in a sandbox that nobody has open', async () => {
    const host = await ownHost()
    const platform = await startPlatform({ host })
    const amina = await platform.as('amina')
    await move(platform, { frozen: false })
    await addCourse(amina, 'badminton-from-scratch')
    const id = `${platform.sandbox}-closed`
    await host.sandboxes.fork(platform.sandbox, id)
    const holdsIn = async (sandbox: string) => {
      const { store } = await host.sandboxes.open(sandbox)
      return store.read(async (reads) =>
        (await reads.jobs.page({ limit: 100, offset: 0 })).some(({ kind }) => kind === 'hold-expiry'),
      )
    }
    await host.sandboxes.tick()
    // The copy was not used for longer than the server remembers.
    host.wallClock.advance(2 * hour)
    await host.sandboxes.tick()
    expect([await holdsIn(platform.sandbox), await holdsIn(id)]).toEqual([false, false])
    await host.sandboxes.delete(id)
  })

  test('wait in a frozen sandbox, whatever the real time', async () => {
    const host = await ownHost()
    const platform = await startPlatform({ host })
    const amina = await platform.as('amina')
    await addCourse(amina, 'badminton-from-scratch')
    host.wallClock.advance(2 * hour)
    await host.sandboxes.tick()
    expect((await amina.call(readCart, { params: basketOf(amina.id), query: {} })).data.items).toHaveLength(1)
  })
})

describe('two sandboxes', () => {
  test('are isolated: time, baskets, places, logins', async () => {
    const one = await startPlatform({ at: '2026-04-07T09:00:00Z' })
    const other = await startPlatform({ at: '2026-04-07T09:00:00Z' })
    const [here, there] = [await one.as('amina'), await other.as('amina')]
    const places = async ({ visitor }: TestPlatform) => {
      const reply = await visitor.send({
        method: 'GET',
        url: '/api/v1/activities/courses/badminton-from-scratch?source=online',
      })
      return (reply.json() as { data: { capacity: { available: number } } }).data.capacity.available
    }
    const before = await places(other)
    await addCourse(here, 'badminton-from-scratch')
    await one.advance('P1D')
    expect(await clockOf(other)).toEqual(['2026-04-07T09:00:00Z', true])
    expect((await there.call(readCart, { params: basketOf(there.id), query: {} })).data.items).toEqual([])
    await addCourse(there, 'badminton-from-scratch')
    expect(await places(other)).toBe(before - 1)
  })
})
