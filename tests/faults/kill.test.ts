import { randomInt } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { amountOf } from '../support/long-forms.ts'
import { freeAddresses, type RunningProcess, startGateway, startServer } from '../support/processes.ts'
import { remotePerson, remotePersona, ServerAway } from '../support/remote-person.ts'
import { brokenRules, cardFormsAt, settle } from './outside.ts'
import { placeOfRun } from './place-of-run.ts'
import { createShopper, type Shopper } from './shopper.ts'

const personas = ['amina', 'ben', 'carys', 'gwen'] as const
/** In every run of the tests two shoppers of each provider; in the long form all four, in as many sandboxes as it takes. */
const wanted = amountOf('TOUCHLINE_SHOPPERS', 6)
const isLong = wanted > 6
const killsOfAll = isLong ? 4 : 3
const shoppers = personas.slice(0, isLong ? personas.length : 2)
/** The first is the one sandbox that is written with full durability. */
const sandboxes = ['default', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].slice(
  0,
  Math.ceil(wanted / shoppers.length),
)
/** How each sandbox in turn takes cards; the seed has the card gateway. */
const ways = [undefined, 'paying-by-card-provider', 'paying-by-session-provider'] as const
/** Shopping begins again in sandboxes put back until this is over. */
const shoppingMs = amountOf('TOUCHLINE_SHOPPING_SECONDS', 1) * 1000

/** A gateway and a server, each of which can be killed and started again. */
async function openStage() {
  const options = { kind: 'source', ...(await placeOfRun()), ...(await freeAddresses()) } as const
  const begin = async (start: typeof startGateway) => {
    const running = await start(options)
    onTestFinished(() => running.end('SIGTERM'))
    return running
  }
  return { startGateway: () => begin(startGateway), startServer: () => begin(startServer) }
}

/** New, or put back to its seed. */
async function prepareSandbox(server: string, id: string, scenario: string | undefined): Promise<void> {
  const all = '/sandbox/v1/sandboxes'
  const { send } = remotePerson(server)
  const made = await send({ method: 'POST', url: all, payload: { id, ...(scenario && { scenario }) } })
  if (made.status === 201) return
  const payload = scenario === undefined ? {} : { scenario }
  const { status, text } = await send({ method: 'POST', url: `${all}/${id}/reset`, payload })
  expect(status, text).toBe(200)
}

test(
  'server and gateway killed under load lose no acknowledged write, and the books balance',
  { timeout: 900_000 + 4 * shoppingMs },
  async () => {
    const stage = await openStage()
    let running = { gateway: await stage.startGateway(), server: await stage.startServer() }
    const [gatewayUrl, serverUrl] = [running.gateway.url, running.server.url]
    const end = performance.now() + shoppingMs
    let kills = 0
    const bought = { orders: 0, packages: 0, withCredit: 0, cards: 0 }
    do {
      const everybody = await shoppersAt(serverUrl, gatewayUrl)
      for (let round = 0; round < killsOfAll; round++) {
        running = await shopUntilKilled(everybody, running, stage)
        kills += 1
        for (const sandbox of sandboxes) await settle({ server: serverUrl, gateway: gatewayUrl }, sandbox)
        for (const { letHoldsGo } of everybody) letHoldsGo()
        for (const { takeStock } of everybody) await takeStock()
        for (const sandbox of sandboxes) {
          expect(await brokenRules(serverUrl, sandbox)).toEqual([])
        }
      }
      for (const shopper of everybody) {
        const { orders, packages, withCredit, cards } = shopper.bought()
        bought.orders += orders
        bought.packages += packages
        bought.withCredit += withCredit
        bought.cards += cards
      }
    } while (performance.now() < end)
    expect(bought.orders).toBeGreaterThan((killsOfAll * wanted) / 2)
    expect(bought.packages).toBeGreaterThan(0)
    expect(bought.withCredit).toBeGreaterThan(0)
    expect(bought.cards).toBeGreaterThan(0)
    const who = `${sandboxes.length * shoppers.length} shoppers of three providers`
    const what = `${bought.orders} orders (${bought.withCredit} with credit), ${bought.packages} packages, ${bought.cards} cards set up`
    process.stdout.write(`${who}: ${what}; the server was killed ${kills} times and the gateway ${kills} times\n`)
  },
)

async function shoppersAt(server: string, gateway: string): Promise<readonly Shopper[]> {
  const enterCard = cardFormsAt(gateway, server)
  const everybody: Shopper[] = []
  for (const [index, sandbox] of sandboxes.entries()) {
    await prepareSandbox(server, sandbox, ways[index % ways.length])
    const customers = await Promise.all(shoppers.map((name) => remotePersona(server, sandbox, name)))
    everybody.push(...customers.map((person, place) => createShopper(person, enterCard, place * 7)))
  }
  return everybody
}

type Running = { readonly gateway: RunningProcess; readonly server: RunningProcess }
type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * Kills the gateway and starts it again, then kills the server, each after a random number of acknowledgements; starts it
 * again, and asks everybody what is still there.
 */
async function shopUntilKilled(
  everybody: readonly Shopper[],
  { gateway, server }: Running,
  stage: Stage,
): Promise<Running> {
  const gatewayDiesAfter = randomInt(1, 4) * everybody.length
  const serverDiesAfter = gatewayDiesAfter + randomInt(2, 8) * everybody.length
  let acknowledged = 0
  let newGateway: Promise<RunningProcess> | undefined
  let killed: Promise<void> | undefined
  const onAcknowledged = () => {
    acknowledged += 1
    if (acknowledged >= gatewayDiesAfter) newGateway ??= gateway.end('SIGKILL').then(() => stage.startGateway())
    if (acknowledged >= serverDiesAfter) killed ??= server.end('SIGKILL')
  }
  const ends = await Promise.allSettled(everybody.map(({ shop }) => shop(onAcknowledged)))
  // Everybody was in the middle of something, and of nothing but the server's going away.
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ServerAway) })
  await killed
  const next = { gateway: (await newGateway) ?? gateway, server: await stage.startServer() }
  for (const { takeStock } of everybody) await takeStock()
  return next
}
