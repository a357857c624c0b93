import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { description } from '../recording/testing/description.ts'
import { type Observer, startObserver } from './observer.ts'
import type { Sent } from './sent.ts'

let folder = ''
let observer: Observer

async function observing(): Promise<Observer> {
  folder = mkdtempSync(join(tmpdir(), 'observer-'))
  const vocabulary = join(folder, 'documents.json')
  writeFileSync(vocabulary, JSON.stringify({ ...description, info: { title: 'x', version: '1' } }))
  return startObserver({
    options: { values: {}, words: [] },
    env: { CONTRACT_DOCUMENTS: vocabulary },
    routing: { apiOrigin: '', basePaths: {}, paths: {} },
    recording: {
      file: join(folder, 'recording.jsonl'),
      target: 'harbour',
      at: '2027-01-04T12:00:00Z',
      vocabulary,
      origin: 'https://harbour.invalid',
      key: Buffer.from('of this test'),
    },
  })
}

beforeEach(async () => {
  observer = await observing()
})
afterEach(async () => {
  await observer.finish().catch(() => {})
  rmSync(folder, { recursive: true })
})

const sumOf = ({ user, system }: NodeJS.CpuUsage): number => user + system

/** An exchange of about this many bytes; `page` tells it apart in a recording. */
function sent(page: number, length: number): Sent {
  const rows = Array.from({ length: Math.ceil(length / 60) }, () => ({ name: 'Quayside Hall', note: 'x'.repeat(20) }))
  return {
    request: {
      method: 'GET',
      url: `https://harbour.invalid/api/activities/venues?page=${page}`,
      headers: [],
      body: [],
    },
    response: {
      status: 200,
      headers: [['content-type', 'application/json']],
      body: [Buffer.from(JSON.stringify({ data: rows }))],
    },
    at: '2027-01-04T12:00:00Z',
    milliseconds: 5,
  }
}

test('[O-456] records stand in the order in which answers ended, however large they are', async () => {
  const lengths = [400_000, 100, 50_000, 100, 100]
  const told = await Promise.all(lengths.map((length, page) => observer.observe(sent(page, length))))
  expect(told.map(({ recorded }) => recorded)).toEqual([true, true, true, true, true])
  expect((await observer.finish()).asked).toEqual(new Set(['listVenues']))
  const lines = readFileSync(join(folder, 'recording.jsonl'), 'utf8').trimEnd().split('\n').slice(1)
  expect(lines.map((line) => JSON.parse(line).response.body.length > 1000)).toEqual([true, false, true, false, false])
})

test('[O-456] an answer of a megabyte costs the thread that passes bytes on next to nothing', async () => {
  await observer.observe(sent(0, 1000))
  const large = sent(1, 1_000_000)
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()]
  await observer.observe(large)
  const own = sumOf(process.threadCpuUsage(here))
  await observer.finish()
  // Judging and redacting it is the work of another thread.
  expect(own).toBeLessThan(sumOf(process.cpuUsage(everywhere)) / 3)
})

test('[O-456] while 64 MB wait to be judged no other request begins', async () => {
  const large = sent(0, 100)
  const bytes = Buffer.alloc(16 * 1024 * 1024, ' ')
  const headers = [['content-type', 'image/png']] as const
  const heavy = { ...large, response: { ...large.response, headers, body: [bytes] } }
  const all = Array.from({ length: 4 }, () => observer.observe(heavy))
  let isReady = false
  const ready = observer.ready().then(() => (isReady = true))
  // No message of the thread comes in between.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(isReady).toBe(false)
  await ready
  await Promise.all(all)
})

test('[O-456] a body that is too long to look at is told, and what follows is judged', async () => {
  const long = sent(0, 100)
  const { problem } = await observer.observe({ ...long, response: { ...long.response, body: undefined } })
  expect(problem).toBe('a body is too long to look at')
  expect((await observer.observe(sent(1, 100))).recorded).toBe(true)
})
