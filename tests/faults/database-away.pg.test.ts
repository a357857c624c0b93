import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { amountOf } from '../support/long-forms.ts'
import { startPostgres } from '../support/postgres.ts'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'
import { type RemotePerson, remotePersona, ServerAway } from '../support/remote-person.ts'
import { isolationOfRun } from '../support/test-stores.ts'
import { brokenRules, cardFormsAt, settle } from './outside.ts'
import { createShopper } from './shopper.ts'

const rounds = amountOf('TOUCHLINE_DATABASE_CRASHES', 2)
const personas = ['amina', 'ben', 'carys', 'gwen'] as const

/** A PostgreSQL of this test alone, whose commits survive a crash. */
async function ownPostgres() {
  const postgres = await startPostgres()
  if ('reason' in postgres) throw new Error(`no PostgreSQL to crash: ${postgres.reason}`)
  onTestFinished(postgres.stop)
  return postgres
}

/** A gateway and a server that keeps its data in a database. */
async function openStage(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-away-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = { DATABASE_URL: databaseUrl, DATABASE_ISOLATION: isolationOfRun }
  const options = { kind: 'source', dataDir, settings, ...(await freeAddresses()) } as const
  const gateway = await startGateway(options)
  onTestFinished(() => gateway.end('SIGTERM'))
  const server = await startServer(options)
  onTestFinished(() => server.end('SIGTERM'))
  return { gateway, server }
}

/** A customer for whom a server without a database is a server that is away; `refused` hears of each such answer. */
function losingDatabase(person: RemotePerson, refused: (seconds: number) => void): RemotePerson {
  return {
    ...person,
    async send(request) {
      const begun = performance.now()
      const answer = await person.send(request)
      if (answer.status !== 503) return answer
      expect(answer.json()).toMatchObject({ code: 'database_away' })
      expect(answer.headers['retry-after']).toMatch(/^\d+$/)
      refused((performance.now() - begun) / 1000)
      throw new ServerAway(`${request.method} ${request.url}`)
    },
  }
}

/** While the database is away nothing can be put into a basket, and what is not known by heart cannot be read. */
async function expectRefusedInWords({ id, send }: RemotePerson): Promise<void> {
  const basket = `/api/v1/users/${id}/carts/activity-booking`
  const payload = { items: [{ purchasable_id: 1, purchasable_type: 'course' }] }
  for (const request of [
    { method: 'GET', url: basket },
    { method: 'POST', url: `${basket}/items`, payload },
  ] as const) {
    const { status, headers, json } = await send(request)
    const { code } = json() as { readonly code: string }
    expect([status, code, headers['retry-after']], request.url).toEqual([503, 'database_away', '5'])
  }
}

/** Asks until the database answers again. */
async function untilBack({ id, send }: RemotePerson): Promise<void> {
  for (let look = 0; look < 200; look++) {
    const { status } = await send({ method: 'GET', url: `/api/v1/users/${id}/carts/activity-booking` })
    if (status === 200) return
    expect(status).toBe(503)
    await setTimeout(50)
  }
  throw new Error('the server has not found its database again')
}

test(
  '[O-464] a database that crashes under load is told with 503, and nothing acknowledged is lost when it is back',
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const postgres = await ownPostgres()
    const { gateway, server } = await openStage(postgres.url)
    const enterCard = cardFormsAt(gateway.url, server.url)
    const waits: number[] = []
    const people = await Promise.all(personas.map((name) => remotePersona(server.url, 'default', name)))
    const everybody = people.map((person, place) =>
      createShopper(
        losingDatabase(person, (seconds) => waits.push(seconds)),
        enterCard,
        place * 7,
      ),
    )

    for (let round = 0; round < rounds; round++) {
      const crashesAfter = randomInt(1, 6) * everybody.length
      let acknowledged = 0
      let crash: Promise<void> | undefined
      const ends = await Promise.allSettled(
        everybody.map(({ shop }) =>
          shop(() => {
            acknowledged += 1
            if (acknowledged >= crashesAfter) crash ??= postgres.crash()
          }),
        ),
      )
      for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ServerAway) })
      await crash

      for (const person of people) await expectRefusedInWords(person)
      await postgres.startAgain()
      for (const person of people) await untilBack(person)
      for (const { takeStock } of everybody) await takeStock()
      await settle({ server: server.url, gateway: gateway.url }, 'default')
      for (const { letHoldsGo } of everybody) letHoldsGo()
      for (const { takeStock } of everybody) await takeStock()
      expect(await brokenRules(server.url, 'default')).toEqual([])
    }
    const bought = everybody.map((shopper) => shopper.bought().orders).reduce((sum, orders) => sum + orders, 0)
    expect(bought).toBeGreaterThan(0)
    expect(waits.length).toBeGreaterThan(0)
    process.stdout.write(
      `the database crashed ${rounds} times: ${bought} orders, ${waits.length} answers of 503, the slowest after ${Math.max(...waits).toFixed(2)} s\n`,
    )
  },
)
