import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, processSecret, startGateway, startServer } from '../support/processes.ts'
import { remotePerson, remotePersona } from '../support/remote-person.ts'
import { engine, freshDatabase, isolationOfRun } from '../support/test-stores.ts'
import { createShopper } from './shopper.ts'

/** After how many acknowledgements the server is killed, round by round. */
const rounds = [6, 17, 29, 40]
const shoppers = ['amina', 'ben', 'carys', 'gwen']
/** The one sandbox that is written with full durability. */
const sandbox = 'default'

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
async function settle(server: string): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
    const { status, text } = await remotePerson(server).send({ method: 'PATCH', url, payload: { advance: 'PT2H' } })
    expect(status, text).toBe(200)
  }
}

test(
  'a server killed under load has lost nothing that it acknowledged, and the money comes out right',
  { timeout: 120_000 },
  async () => {
    const { gatewayUrl, start } = await openStage()
    let server = await start()
    const { url } = server
    const tokenise = tokeniserAt(gatewayUrl, url)
    const customers = await Promise.all(shoppers.map((name) => remotePersona(url, sandbox, name)))
    const everybody = customers.map((person, index) => createShopper(person, tokenise, index * 7))
    for (const wanted of rounds) {
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
      server = await start()
      for (const { takeStock } of everybody) await takeStock()
      await settle(url)
      for (const { letHoldsGo } of everybody) letHoldsGo()
      for (const { takeStock } of everybody) await takeStock()
      expect(await brokenRules(url, `/sandbox/v1/sandboxes/${sandbox}/invariants`)).toEqual([])
    }
    expect(everybody.reduce((sum, { ordered }) => sum + ordered(), 0)).toBeGreaterThan(20)
    const merchant = `/gateway/__sandbox/merchants/${sandbox}/invariants`
    expect(await brokenRules(gatewayUrl, merchant, `Bearer ${processSecret}`)).toEqual([])
  },
)
