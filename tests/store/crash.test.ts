import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBookingFile } from './booking/open.ts'
import { freshFolder } from './booking/stores.ts'

const writer = join(import.meta.dirname, 'processes', 'write-until-killed.ts')

/** Starts a writer on a file, kills it with SIGKILL after `acknowledgements`, and answers the ids it acknowledged. */
async function writeAndKill(file: string, round: number, acknowledgements: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [writer, file, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] })
  // Left alone it would write for ever.
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.split('\n').length > acknowledgements) child.kill('SIGKILL')
  })
  await once(child, 'close')
  // The last line may be half a line.
  return said.split('\n').slice(0, -1)
}

it('every acknowledged commit survives a killed process', async () => {
  const file = join(freshFolder(), 'booking.db')
  const acknowledged: string[] = []
  for (const [round, count] of [50, 300, 900].entries()) acknowledged.push(...(await writeAndKill(file, round, count)))
  const store = openBookingFile(file)
  const kept = new Set(await store.read(async (reads) => (await reads.venues()).map(({ id }) => id)))
  expect(acknowledged.length).toBeGreaterThan(1000)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(await store.exclusive(async (db) => db.pragma('integrity_check', { simple: true }))).toBe('ok')
  await store.close()
})
