import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'touchline-start-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

/** The words of a process that does not start on a folder. */
async function wordsOf(start: typeof startServer, dataDir: string): Promise<string> {
  const options = { kind: 'source', dataDir, ...(await freeAddresses()) } as const
  const error = await start(options).then(
    async ({ end }) => {
      await end('SIGKILL')
      return new Error('it started')
    },
    (reason: unknown) => reason,
  )
  return String(error)
}

const starts = [
  ['server', 'registry.db', startServer],
  ['gateway', 'gateway.db', startGateway],
] as const

describe.each(starts)('[O-500] a %s that cannot start', (_name, file, start) => {
  test('because its database is no database says which file and what to do', async () => {
    const dataDir = await folder()
    await writeFile(join(dataDir, file), 'x'.repeat(5000))
    const words = await wordsOf(start, dataDir)
    expect(words).toContain(`${join(dataDir, file)}: `)
    expect(words).toMatch(/damaged|corrupted/)
    expect(words).toMatch(/Restore (it from )?a backup/)
    expect(words).not.toContain('    at ')
  })

  test('because DATA_DIR is no folder says so', async () => {
    const dataDir = join(await folder(), 'a-file')
    await writeFile(dataDir, '')
    const words = await wordsOf(start, dataDir)
    expect(words).toContain(`${dataDir}: it is no folder`)
    expect(words).toContain('Set DATA_DIR to a folder.')
  })
})
