import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'

test('files of server and gateway can be read by their user only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-files-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const options = { ...(await freeAddresses()), kind: 'source', dataDir } as const
  const gateway = await startGateway(options)
  onTestFinished(() => gateway.end('SIGTERM'))
  const server = await startServer(options)
  onTestFinished(() => server.end('SIGTERM'))
  const written = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  expect(written).toEqual(expect.arrayContaining(['gateway.db', 'registry.db']))
  const open = written.filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0)
  expect(open).toEqual([])
})
