import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createRedactor, type Exchange, type Headers } from '@touchline/contract-testing'
import { expect, test } from 'vitest'
import { formsOf, planted, type Planted } from './planted.ts'
import { documentsFile } from './judged.ts'
import { servePlatform } from './serve-platform.ts'
import { configFile, typed } from './typed.ts'

const description = JSON.parse(readFileSync(documentsFile, 'utf8'))
const origin = 'https://booking.harbour.example'

function textOf(body: string | Uint8Array | undefined, headers: Headers): string | undefined {
  if (typeof body === 'string' || body === undefined) return body
  const coding = headers.find(([name]) => name === 'content-encoding')?.[1]
  return (coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()
}

function exchangeOf({ request, response }: Planted): Exchange {
  const { method, path, headers } = request
  return {
    request: { method, url: origin + path, headers, body: textOf(request.body, headers) },
    response: { ...response, body: textOf(response.body, response.headers) },
    at: '2027-01-04T12:00:00.000Z',
    milliseconds: 5,
  }
}

test('[O-410] at least forty places are planted', () => {
  expect(new Set(planted.map(({ secret }) => secret)).size).toBeGreaterThanOrEqual(40)
})

test.each(planted)('[O-410] $place keeps nothing of its secret', (each) => {
  const text = JSON.stringify(createRedactor({ description, origin, key: Buffer.from(each.place) })(exchangeOf(each)))
  expect(formsOf(each.secret).filter((form) => text.includes(form))).toEqual([])
})

/** A platform that is asked for each planted place, and answers as it is planted. */
async function plantedPlatform() {
  let next = 0
  const server = createServer((asked, answer) => {
    asked.resume()
    asked.on('end', () => {
      const { status, headers, body } = planted[next++ % planted.length]?.response ?? {}
      answer.writeHead(status ?? 500, [...(headers ?? [])].flat()).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a path.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** The tool's proxy as a process of its own, with an empty folder as its own and for temporary files. */
async function proxyProcess(url: string, folder: string, more: readonly string[] = []) {
  const main = join(import.meta.dirname, '..', '..', 'packages', 'contract-testing', 'src', 'main.ts')
  const file = join(folder, 'recording.jsonl')
  const child = spawn(process.execPath, [main, 'proxy', '--url', url, '--port', '0', '--record', file, ...more], {
    cwd: folder,
    env: { ...process.env, CONTRACT_DOCUMENTS: documentsFile, TMPDIR: folder },
  })
  let printed = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  const listening = Promise.withResolvers<string>()
  child.stdout.on('data', (chunk) => {
    printed += String(chunk)
    const [, own] = /^(http:\/\/127\.0\.0\.1:\d+) passes on to /m.exec(printed) ?? []
    if (own !== undefined) listening.resolve(own)
  })
  child.on('exit', () => listening.reject(new Error(`the proxy has ended: ${printed}${complaints}`)))
  return { child, file, own: await listening.promise, printed: () => printed, complaints: () => complaints }
}

async function ask(own: string, { request: { method, path, headers, body } }: Planted): Promise<void> {
  const [asked] = path.split('#')
  const sent = request(own, { method, path: asked, headers: ['Host', new URL(own).host, ...headers.flat()] })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'end')
}

/** Everything that is written below the folder, names included. */
function bytesBelow(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`).join('\n')
}

async function untilRecorded(file: string, lines: number): Promise<void> {
  await expect.poll(() => readFileSync(file, 'utf8').split('\n').length, { timeout: 30_000 }).toBeGreaterThan(lines)
}

test.each([
  ['killed in the middle', 'SIGKILL'],
  ['ended', 'SIGINT'],
] as const)('[O-410, O-411] a proxy that was %s leaves a recording without any planted secret', async (_, signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const platform = await plantedPlatform()
  const { child, own, file } = await proxyProcess(platform.url, folder)
  for (const each of planted) await ask(own, each)
  await untilRecorded(file, planted.length - 5)
  // It is killed while the next request is on its way.
  const last = planted[0] && ask(own, planted[0]).catch(() => {})
  child.kill(signal)
  await once(child, 'exit')
  await last
  platform.close()
  const written = bytesBelow(folder)
  const found = planted.filter(({ secret }) =>
    formsOf(secret).some((form) => written.includes(Buffer.from(form, 'utf8').toString('latin1'))),
  )
  expect(found.map(({ place }) => place)).toEqual([])
  expect(written.split('\n').filter((line) => line.startsWith('{"request"')).length).toBeGreaterThan(40)
  expect(written).not.toContain(new URL(platform.url).host)
  rmSync(folder, { recursive: true })
})

test('[O-413] the proxy prints each deviation once as it comes, and a summary when it is ended', async () => {
  const platform = await servePlatform((request, reply) =>
    request.name === 'GET /platform/v9/theme' ? { ...reply, body: { data: { name: 7 } } } : reply,
  )
  const folder = mkdtempSync(join(tmpdir(), 'proxied-'))
  const { child, own, printed } = await proxyProcess(platform.url, folder, ['--config', configFile])
  for (let times = 0; times < 2; times += 1) await (await fetch(`${own}/platform/v9/theme`)).text()
  const rows = () =>
    printed()
      .split('\n')
      .filter((line) => line.startsWith('fail: readTheme'))
  await expect.poll(() => rows().length).toBe(10)
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect([code, rows().length]).toEqual([1, 10])
  expect(printed()).toContain('2 requests passed on, 2 recorded in ')
  expect(printed()).toMatch(/breaks the contract in 10 places of 1 call/)
  await platform.close()
  rmSync(folder, { recursive: true })
})

test('[O-413] a proxy that judged nothing ends with 2 and says so in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'idle-'))
  const { child, complaints } = await proxyProcess('http://127.0.0.1:1', folder)
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect([code, complaints()]).toEqual([2, 'No call of http://127.0.0.1:1 was judged.\n'])
  rmSync(folder, { recursive: true })
})

test.each([
  [['--port', '0'], 'Name the platform: --url URL.'],
  [['--url', 'harbour', '--port', '0'], 'harbour is no web address.'],
  [['--url', 'http://127.0.0.1:1'], 'Name a port of this machine from 1 to 65535: --port N.'],
  [
    ['--url', 'http://127.0.0.1:1', '--port', '0', '--record', documentsFile],
    `${documentsFile} is there already; a recording has a new file.`,
  ],
])('[O-413] %j cannot be proxied, which is told in one line', async (args, line) => {
  expect(await typed(['proxy', ...args])).toMatchObject({ code: 2, complaints: [line] })
})
