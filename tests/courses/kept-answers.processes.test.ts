import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiTypes, Cart } from '@touchline/contract'
import { seededRandom } from '@touchline/ids'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startServer } from '../support/processes.ts'
import { type RemotePerson, remotePerson, remotePersona } from '../support/remote-person.ts'

const sandbox = 'walk'
const list = '/api/v1/activities/courses?source=online&per_page=100'

/** Chances of one walk: the same seed walks the same way. */
function chances(seed: string) {
  const random = seededRandom(seed)
  return <T>(choices: readonly T[]): T => {
    const chosen = choices[Buffer.from(random.bytes(4)).readUInt32BE() % choices.length]
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }
}

/** Two server processes on one folder, with a sandbox whose clock stands still until it is moved. */
async function startTwoServers() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-kept-'))
  // Registered first, so it runs last.
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const first = await startServer({ kind: 'source', dataDir, ...(await freeAddresses()) })
  onTestFinished(() => first.end('SIGTERM'))
  const second = await startServer({ kind: 'source', dataDir, ...(await freeAddresses()) })
  onTestFinished(() => second.end('SIGTERM'))
  const made = await remotePerson(first.url).send({
    method: 'POST',
    url: '/sandbox/v1/sandboxes',
    payload: { id: sandbox, at: '2026-04-07T09:00:00Z' },
  })
  expect(made.status, made.text).toBe(201)
  const servers = [first.url, second.url]
  await moveClock(first.url, { frozen: true })
  return servers
}

async function moveClock(server: string, move: object): Promise<ApiTypes['moveClock']['reply']['data']> {
  const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
  const { status, text, json } = await remotePerson(server).send({ method: 'PATCH', url, payload: move })
  expect(status, text).toBe(200)
  // The shape of the contract's reply.
  return (json() as ApiTypes['moveClock']['reply']).data
}

const basketOf = ({ id }: RemotePerson) => `/api/v1/users/${id}/carts/activity-booking`

async function addSomething(customer: RemotePerson, courseId: string): Promise<void> {
  const items = [{ purchasable_id: courseId, purchasable_type: 'course' }]
  const url = `${basketOf(customer)}/items`
  // Refused when it is sold out, over or in the basket already: also a step after which nothing may be stale.
  const { status } = await customer.send({ method: 'POST', url, payload: { items } })
  expect(status).toBeLessThan(500)
}

async function removeSomething(customer: RemotePerson, choose: ReturnType<typeof chances>): Promise<void> {
  const { json } = await customer.send({ method: 'GET', url: basketOf(customer) })
  // The shape of the contract's reply.
  const { data } = json() as { readonly data: Cart }
  if (data.items.length === 0) return
  const url = `${basketOf(customer)}/items/${choose(data.items).id}`
  expect((await customer.send({ method: 'DELETE', url })).status).toBeLessThan(500)
}

async function readList(server: string, more = ''): Promise<string> {
  const headers = { 'x-sandbox': sandbox }
  const { status, text } = await remotePerson(server, { headers }).send({ method: 'GET', url: `${list}${more}` })
  expect(status, text).toBe(200)
  return text
}

describe('cached visitor answers, with two server processes on one folder', () => {
  test('are never stale while baskets, holds and the clock change through either', { timeout: 120_000 }, async () => {
    const servers = await startTwoServers()
    const choose = chances('kept answers')
    const customers = await Promise.all(
      servers.flatMap((server) => ['carys', 'gwen'].map((name) => remotePersona(server, sandbox, name))),
    )
    // The shape of the contract's reply.
    const { data: courses } = JSON.parse(await readList(choose(servers))) as ApiTypes['listCourses']['reply']
    const seen = new Set<string>()
    let expired = 0
    const add = () => addSomething(choose(customers), choose(courses).id)
    const advance = async (durations: readonly string[]) => {
      const { ran } = await moveClock(choose(servers), { advance: choose(durations) })
      expired += ran.length
    }
    const steps: readonly (() => Promise<void>)[] = [
      add,
      add,
      add,
      () => removeSomething(choose(customers), choose),
      () => advance(['PT1S', 'PT1M', 'PT5M']),
      // Long enough for every hold to expire.
      () => advance(['PT16M']),
      () => advance(['PT6H', 'P1D', 'P9D']),
    ]
    for (let step = 0; step < 60; step++) {
      await choose(steps)()
      for (const [index, server] of servers.entries()) {
        const kept = await readList(server)
        // An unknown parameter makes another address, whose answer is not cached yet.
        expect(kept, `server ${index} after step ${step}`).toBe(await readList(server, `&unknown=${step}`))
        seen.add(kept)
      }
    }
    // The walk went somewhere: the list has changed often, and holds have expired on the way.
    expect(seen.size).toBeGreaterThan(20)
    expect(expired).toBeGreaterThan(2)
  })
})
