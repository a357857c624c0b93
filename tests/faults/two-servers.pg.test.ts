import { setTimeout } from 'node:timers/promises'
import { systemClock } from '@touchline/clock'
import type { Course } from '@touchline/contract'
import { systemRandom } from '@touchline/ids'
import { openStores, readConfig } from '@touchline/server'
import { expect, test } from 'vitest'
import { asksNothing } from '../payments/asks-nothing.ts'
import { cards } from '../payments/cards.ts'
import { createCustomer, type Customer } from '../payments/customer.ts'
import { idsOf, insertCustomers } from '../support/customers.ts'
import { remotePerson } from '../support/remote-person.ts'
import { isolationOfRun } from '../support/test-stores.ts'
import { brokenRules, settle, tokeniserAt } from './outside.ts'
import { openTwoServers } from './two-server-stage.ts'

const buyers = 32
const sandbox = 'default'

async function crowdIn(databaseUrl: string) {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATABASE_ISOLATION: isolationOfRun, DATABASE_POOL: '3' })
  const stores = await openStores(config, { wallClock: systemClock, random: systemRandom, log: () => undefined })
  const store = await stores.databases.open(sandbox)
  const crowd = await insertCustomers({ store, ids: idsOf(store), clock: systemClock, wallClock: systemClock }, buyers)
  await stores.registry.close()
  await stores.databases.close()
  return crowd
}

/** Asks every server at once, again and again, until each has said that it is done. */
async function completeAtEach(doors: readonly Customer[], uuid: string): Promise<ReadonlySet<number | null>> {
  const body = await doors[0]?.completion(uuid)
  const orders = await Promise.all(
    doors.map(async ({ sendCompletion }) => {
      for (;;) {
        const { status, body: answer } = await sendCompletion(body ?? {})
        // Two that claim the payment at once: one may hear that it is taken, or that the server is busy.
        if (status === 409 || status === 503) {
          expect(['payment_in_progress', 'busy']).toContain(answer.code)
          await setTimeout(100)
          continue
        }
        expect([status, answer.status === 'failed'], JSON.stringify(answer)).toEqual([200, false])
        if (answer.status === 'completed') return answer.order_id
      }
    }),
  )
  return new Set(orders)
}

test(
  '[PAY-38 partly] thirty-two buyers completing at two servers of one database get one order each, without an error',
  { timeout: 180_000 },
  async () => {
    const { databaseUrl, gateway, first, second } = await openTwoServers()
    const tokenise = tokeniserAt(gateway, first)
    const crowd = (await crowdIn(databaseUrl)).map(({ id, token }) => {
      const headers = { authorization: `Bearer ${token}`, 'x-sandbox': sandbox }
      return [first, second].map((server) => createCustomer(remotePerson(server, { id, headers }), tokenise))
    })
    const list = '/api/v1/activities/courses?source=online&per_page=100'
    const found = await crowd[0]?.[0]?.call<{ readonly data: readonly Course[] }>('GET', list)
    const courses = found?.body.data.filter(asksNothing) ?? []
    const held = []
    for (const [index, doors] of crowd.entries()) {
      const customer = doors[index % doors.length]
      const course = courses[index % courses.length]
      if (!customer || !course) throw new Error('there is nobody, or nothing to buy')
      await customer.add(course.slug)
      held.push({ doors, uuid: (await customer.authorise(cards.good)).transaction_uuid })
    }
    const orders = await Promise.all(held.map(({ doors, uuid }) => completeAtEach(doors, uuid)))
    expect(orders.map((ids) => ids.size)).toEqual(held.map(() => 1))
    expect(new Set(orders.flatMap((ids) => [...ids])).size).toBe(buyers)
    await settle({ server: first, gateway }, sandbox)
    expect(await brokenRules(first, sandbox)).toEqual([])
  },
)
