import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotAsk } from '../cli/verb.ts'
import type { Exchange } from '../exchange.ts'
import { openExchanges } from './open-exchanges.ts'
import { createRecorder } from './recording.ts'

let folder = ''
const fileNamed = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'))
})
afterEach(() => rm(folder, { recursive: true }))

const at = '2027-01-04T12:00:00.000Z'

const exchange: Exchange = {
  request: { method: 'GET', url: 'https://platform.invalid/api/theme', headers: [['accept', '*/*']], body: undefined },
  response: { status: 200, headers: [['content-type', 'application/json']], body: '{"data":{}}' },
  at,
  milliseconds: 12,
}

const other: Exchange = { ...exchange, request: { ...exchange.request, method: 'POST', body: '{"a":1}' } }

async function read(file: string) {
  const { target, at: recordedAt, exchanges } = await openExchanges(file)
  const all: Exchange[] = []
  for await (const each of exchanges) all.push(each)
  return { target, at: recordedAt, exchanges: all }
}

const record = (file: string) => createRecorder({ file, target: 'harbour', at, redact: (each) => each })

test('[O-411] a recording is read as it was written, each exchange on a line behind the first', async () => {
  const file = fileNamed('a.jsonl')
  const recorder = record(file)
  expect([recorder.add(exchange), recorder.add(other)]).toEqual([true, true])
  // It is readable before it is closed.
  expect(await read(file)).toEqual({ target: 'harbour', at, exchanges: [exchange, other] })
  recorder.close()
  const [first = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(JSON.parse(first)).toEqual({ touchlineRecording: 1, target: 'harbour', at })
  expect(lines).toHaveLength(2)
})

test('[O-411] a line that was torn by the end of the process is left out', async () => {
  const file = fileNamed('torn.jsonl')
  record(file).add(exchange)
  await appendFile(file, JSON.stringify(other).slice(0, 60))
  expect((await read(file)).exchanges).toEqual([exchange])
})

test('[O-411] a damaged line before others is told with its number', async () => {
  const file = fileNamed('damaged.jsonl')
  const recorder = record(file)
  recorder.add(exchange)
  await appendFile(file, '{"request":\n')
  recorder.add(other)
  await expect(read(file)).rejects.toThrow('line 3 is no exchange')
})

test('[O-411] a recording is never written over', () => {
  const file = fileNamed('once.jsonl')
  record(file).close()
  expect(() => record(file)).toThrow('EEXIST')
})

test('[O-410] an exchange that cannot be redacted is not written', async () => {
  const file = fileNamed('failing.jsonl')
  const redact = () => {
    throw new Error('no')
  }
  expect(createRecorder({ file, target: 'harbour', at, redact }).add(exchange)).toBe(false)
  expect((await read(file)).exchanges).toEqual([])
})

const har = {
  log: {
    version: '1.2',
    creator: { name: 'a browser', version: '1' },
    entries: [
      {
        startedDateTime: '2027-01-04T13:00:00.000+01:00',
        time: 31.5,
        request: {
          method: 'POST',
          url: 'https://booking.harbour.example/identity/customer/login?a=1',
          httpVersion: 'h2',
          cookies: [],
          headers: [
            { name: ':authority', value: 'booking.harbour.example' },
            { name: 'content-type', value: 'application/x-www-form-urlencoded' },
          ],
          queryString: [{ name: 'a', value: '1' }],
          postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'user', value: 'a b' }] },
          headersSize: -1,
          bodySize: -1,
        },
        response: {
          status: 200,
          statusText: '',
          httpVersion: 'h2',
          cookies: [],
          headers: [{ name: 'content-type', value: 'application/json' }],
          content: { size: 7, mimeType: 'application/json', text: 'eyJhIjoxfQ==', encoding: 'base64' },
          redirectURL: '',
          headersSize: -1,
          bodySize: -1,
        },
        cache: {},
        timings: { wait: 31.5, receive: 0 },
      },
    ],
  },
}

test('[O-412] HAR 1.2 is read, with forms and base64', async () => {
  const file = fileNamed('a.har')
  await writeFile(file, JSON.stringify(har))
  expect(await read(file)).toEqual({
    target: undefined,
    at: '2027-01-04T13:00:00.000+01:00',
    exchanges: [
      {
        request: {
          method: 'POST',
          url: 'https://booking.harbour.example/identity/customer/login?a=1',
          headers: [['content-type', 'application/x-www-form-urlencoded']],
          body: 'user=a+b',
        },
        response: { status: 200, headers: [['content-type', 'application/json']], body: '{"a":1}' },
        at: '2027-01-04T13:00:00.000+01:00',
        milliseconds: 31.5,
      },
    ],
  })
})

test.each([
  ['a text', 'hello\n'],
  ['other JSON', '{"data":[1,2]}'],
  ['a HAR without entries', '{"log":{"version":"1.2","entries":[]}}'],
  ['an empty file', ''],
])('[O-412] %s is no recording, which is told in one line', async (name, text) => {
  const file = fileNamed(`${name}.json`)
  await writeFile(file, text)
  await expect(read(file)).rejects.toThrow(CannotAsk)
  await expect(read(file)).rejects.toThrow(/^[^\n]+ is neither a recording of this tool nor HAR 1\.2 with an entry\.$/)
})

test('[O-412] a file that is not there is told in one line', async () => {
  await expect(read(fileNamed('nowhere'))).rejects.toThrow(/^There is no file .*nowhere\.$/)
})
