import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'
import { remotePersona } from '../support/remote-person.ts'
import { engine, freshDatabase, isolationOfRun } from '../support/test-stores.ts'
import { brokenAtGateway, brokenRules, settle, tokeniserAt } from './outside.ts'
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
      await settle(url, sandbox)
      for (const { letHoldsGo } of everybody) letHoldsGo()
      for (const { takeStock } of everybody) await takeStock()
      expect(await brokenRules(url, sandbox)).toEqual([])
    }
    expect(everybody.reduce((sum, { ordered }) => sum + ordered(), 0)).toBeGreaterThan(20)
    expect(await brokenAtGateway(gatewayUrl, sandbox)).toEqual([])
  },
)
