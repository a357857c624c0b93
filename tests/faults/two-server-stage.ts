import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freeAddresses, type RunningProcess, startGateway, startServer } from '../support/processes.ts'
import { freshDatabase, isolationOfRun } from '../support/test-stores.ts'

export type TwoServers = {
  readonly databaseUrl: string
  readonly gateway: string
  /** Addresses; events of the gateway go to the first. */
  readonly first: string
  readonly second: string
  readonly processes: readonly [RunningProcess, RunningProcess]
}

/** Two servers of one database with one gateway. */
export async function openTwoServers(): Promise<TwoServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-two-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { url: databaseUrl, drop } = await freshDatabase()
  onTestFinished(drop)
  const ports = await freeAddresses()
  const publicUrl = `http://localhost:${ports.port}`
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_ISOLATION: isolationOfRun,
    PUBLIC_URL: publicUrl,
    CALLBACK_URL: publicUrl,
  }
  const options = { kind: 'source', dataDir, settings, ...ports } as const
  const gateway = await startGateway(options)
  onTestFinished(() => gateway.end('SIGTERM'))
  const first = await startServer(options)
  onTestFinished(() => first.end('SIGTERM'))
  const second = await startServer({ ...options, port: (await freeAddresses()).port })
  onTestFinished(() => second.end('SIGTERM'))
  return {
    databaseUrl,
    gateway: gateway.url,
    first: first.url,
    second: second.url,
    processes: [first, second],
  }
}
