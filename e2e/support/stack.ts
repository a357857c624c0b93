import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostedSites, mainSite, originSetting, type SiteName } from '@touchline/sites'
import { freeAddresses, type RunningProcess, startGateway, startServer } from '../../tests/support/processes.ts'

/** The built server with the built sites and its gateway, as processes on free ports with a folder of their own. */
export type Stack = {
  readonly url: string
  /** Origins of the sites. Browsers find every host below `localhost` on this machine. */
  readonly origins: Readonly<Record<SiteName, string>>
  readonly gatewayUrl: string
  readonly dataDir: string
  /** The password of every persona, as the server prints it at start. */
  readonly password: string
  /** The logs of both processes since they listen. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** `tree` is the folder whose builds run, when it is not this one. */
export async function startStack(settings: Readonly<Record<string, string>> = {}, tree?: string): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-e2e-'))
  const addresses = await freeAddresses()
  const hosted = hostedSites.map((site) => ({ site, origin: `http://${site.host}.localhost:${addresses.port}` }))
  const options = {
    kind: 'built',
    ...(tree === undefined ? {} : { tree }),
    dataDir,
    settings: { ...Object.fromEntries(hosted.map(({ site, origin }) => [originSetting(site), origin])), ...settings },
    ...addresses,
  } as const
  const processes: RunningProcess[] = []
  async function stop(): Promise<void> {
    await Promise.all(processes.map((running) => running.end('SIGTERM')))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const gateway = await startGateway(options)
    processes.push(gateway)
    const server = await startServer(options)
    processes.push(server)
    const password = /\(password (.+)\)/.exec(server.output())?.[1]
    if (password === undefined) throw new Error(`No password in what the server printed: ${server.output()}`)
    // The welcome message names a test card.
    const welcome = server.output().length
    const output = () => gateway.output() + server.output().slice(welcome)
    // One origin for each row of the table.
    const origins = Object.fromEntries([
      [mainSite.name, server.url],
      ...hosted.map(({ site, origin }) => [site.name, origin]),
    ]) as Stack['origins']
    return { url: server.url, origins, gatewayUrl: gateway.url, dataDir, password, output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
