import { expect, onTestFinished, test } from 'vitest'
import { amountOf } from '../support/long-forms.ts'
import { freeAddresses, type RunningProcess, startGateway, startServer } from '../support/processes.ts'
import { remotePerson, remotePersona } from '../support/remote-person.ts'
import { brokenAtGateway, brokenRules, settle, tokeniserAt } from './outside.ts'
import { placeOfRun } from './place-of-run.ts'
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

/** A gateway that stays, and a way to start the server that does not. */
async function openStage() {
  const options = { kind: 'source', ...(await placeOfRun()), ...(await freeAddresses()) } as const
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
  { timeout: 300_000 + 4 * shoppingMs },
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
          expect(await brokenRules(first.url, sandbox)).toEqual([])
          expect(await brokenAtGateway(gatewayUrl, sandbox)).toEqual([])
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
