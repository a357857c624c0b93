import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { amountOf } from '../support/long-forms.ts'
import { freeAddresses, processSecret, type RunningProcess, startGateway, startServer } from '../support/processes.ts'
import { remotePerson, remotePersona } from '../support/remote-person.ts'
import { engine, freshDatabase, isolationOfRun } from '../support/test-stores.ts'
import { createShopper, type Shopper } from './shopper.ts'

/** After how many acknowledgements per four shoppers the server is killed, round by round. */
const rounds = [6, 17, 29, 40]
const shoppers = ['amina', 'ben', 'carys', 'gwen']
/** The first is the one sandbox that is written with full durability; each has its four shoppers. */
const sandboxes = ['default', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].slice(
  0,
  Math.ceil(amountOf('TOUCHLINE_SHOPPERS', shoppers.length) / shoppers.length),
)
/** Shopping begins again in sandboxes put back until this is over. */
const shoppingMs = amountOf('TOUCHLINE_SHOPPING_SECONDS', 1) * 1000

/** Settings under which a server process keeps its data in the engine of the run. */
async function settingsOfRun(): Promise<Readonly<Record<string, string>>> {
  if (engine === 'sqlite') return {}
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  return { DATABASE_URL: url, DATABASE_ISOLATION: isolationOfRun }
}

/** A gateway that stays, and a way to start the server that does not. */
async function openStage() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-kill-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = await settingsOfRun()
  const options = { kind: 'source', dataDir, settings, ...(await freeAddresses()) } as const
  const gateway = await startGateway(options)
  onTestFinished(() => gateway.end('SIGTERM'))
  return {
    gatewayUrl: gateway.url,
    start: async () => {
      const server = await startServer(options)
      onTestFinished(() => server.end('SIGTERM'))
      return server
    },
  }
}

/** What the card form of the gateway does: exchanges a card number for a token. */
function tokeniserAt(gatewayUrl: string, origin: string) {
  return async (sessionKey: string, number: string, name = 'A Tester'): Promise<string> => {
    const details = { cardholder_name: name, card_number: number, expiry_date: '1240', security_code: '123' }
    const { status, text, json } = await remotePerson(gatewayUrl).send({
      method: 'POST',
      url: '/gateway/v1/card-identifiers',
      headers: { authorization: `Bearer ${sessionKey}`, origin },
      payload: { card_details: details },
    })
    expect(status, text).toBe(201)
    // The shape is that of the gateway's README.
    return (json() as { readonly card_identifier: string }).card_identifier
  }
}

async function brokenRules(origin: string, url: string, authorization = ''): Promise<unknown> {
  const { status, text, json } = await remotePerson(origin).send({ method: 'GET', url, headers: { authorization } })
  expect(status, text).toBe(200)
  // The platform wraps its answer, the gateway does not.
  const answer = json() as { readonly data?: { readonly broken: unknown }; readonly broken?: unknown }
  return answer.data?.broken ?? answer.broken
}

/** Everything under way comes to its end, webhooks included. */
async function settle(server: string, sandbox: string): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
    const { status, text } = await remotePerson(server).send({ method: 'PATCH', url, payload: { advance: 'PT2H' } })
    expect(status, text).toBe(200)
  }
}

/** New, or put back to its seed. */
async function prepareSandbox(server: string, sandbox: string): Promise<void> {
  const all = '/sandbox/v1/sandboxes'
  const { send } = remotePerson(server)
  const made = await send({ method: 'POST', url: all, payload: { id: sandbox } })
  if (made.status === 201) return
  const { status, text } = await send({ method: 'POST', url: `${all}/${sandbox}/reset`, payload: {} })
  expect(status, text).toBe(200)
}

test(
  'a server killed under load has lost nothing that it acknowledged, and the money comes out right',
  { timeout: 120_000 + 4 * shoppingMs },
  async () => {
    const { gatewayUrl, start } = await openStage()
    const first = await start()
    const tokenise = tokeniserAt(gatewayUrl, first.url)
    const end = performance.now() + shoppingMs
    let server = first
    let kills = 0
    let orders = 0
    do {
      const everybody = await shoppersAt(first.url, tokenise)
      for (const wanted of rounds) {
        server = await shopUntilKilled(everybody, server, wanted * sandboxes.length, start)
        kills += 1
        for (const sandbox of sandboxes) await settle(first.url, sandbox)
        for (const { letHoldsGo } of everybody) letHoldsGo()
        for (const { takeStock } of everybody) await takeStock()
        for (const sandbox of sandboxes) {
          expect(await brokenRules(first.url, `/sandbox/v1/sandboxes/${sandbox}/invariants`)).toEqual([])
          const merchant = `/gateway/__sandbox/merchants/${sandbox}/invariants`
          expect(await brokenRules(gatewayUrl, merchant, `Bearer ${processSecret}`)).toEqual([])
        }
      }
      const ordered = everybody.reduce((sum, shopper) => sum + shopper.ordered(), 0)
      expect(ordered).toBeGreaterThan(20)
      orders += ordered
    } while (performance.now() < end)
    process.stdout.write(`${sandboxes.length * shoppers.length} shoppers: ${orders} orders, ${kills} kills\n`)
  },
)

async function shoppersAt(server: string, tokenise: Parameters<typeof createShopper>[1]): Promise<readonly Shopper[]> {
  const everybody: Shopper[] = []
  for (const sandbox of sandboxes) {
    await prepareSandbox(server, sandbox)
    const customers = await Promise.all(shoppers.map((name) => remotePersona(server, sandbox, name)))
    everybody.push(...customers.map((person, index) => createShopper(person, tokenise, index * 7)))
  }
  return everybody
}

/** Kills the server after so many acknowledgements, starts it again, and asks everybody what is still there. */
async function shopUntilKilled(
  everybody: readonly Shopper[],
  server: RunningProcess,
  wanted: number,
  start: () => Promise<RunningProcess>,
): Promise<RunningProcess> {
  let acknowledged = 0
  let killed: Promise<void> | undefined
  const onAcknowledged = () => {
    acknowledged += 1
    if (acknowledged >= wanted) killed ??= server.end('SIGKILL')
  }
  const ends = await Promise.allSettled(everybody.map(({ shop }) => shop(onAcknowledged)))
  // Everybody was in the middle of something, and of nothing but the server's going away.
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) })
  await killed
  const next = await start()
  for (const { takeStock } of everybody) await takeStock()
  return next
}
