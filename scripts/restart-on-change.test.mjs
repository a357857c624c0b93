import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settingsAreRight } from './check-settings.mjs'
import { root } from './paths.mjs'

/** @returns {Promise<{ server: import('node:net').Server, port: number }>} */
async function listening() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

async function freePort() {
  const { server, port } = await listening()
  server.close()
  await once(server, 'close')
  return port
}

/** A server that takes a moment to start and to answer, and ends where it stands. @param {string} word what it answers */
const slowServer = (word) => `
import { createServer } from 'node:http'
const say = (_request, answer) => setTimeout(() => answer.end('${word}'), 100)
setTimeout(() => createServer(say).listen(Number(process.env['PORT']), '127.0.0.1'), 300)
process.on('SIGTERM', () => process.exit(0))
`

test('a process restarts when its source changes, with one line of output and no refused connections', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-restart-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entry = join(folder, 'main.ts')
  await writeFile(entry, slowServer('one'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/restart-on-change.mjs', 'thing', entry, 'PORT', folder], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  const ask = async () => (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text()
  const until = async (/** @type {() => Promise<unknown>} */ isSo) => {
    while (!(await isSo())) await wait(5)
  }
  await until(() => ask().catch(() => false))
  expect(await ask()).toBe('one')
  await writeFile(entry, slowServer('two'))
  const answers = new Set()
  // Each of these is answered by the one or by the other.
  await until(async () => answers.add(await ask()).has('two'))
  expect([...answers]).toEqual(['one', 'two'])
  expect(said).toMatch(/^Restarted the thing in \d+\.\d s: .*main\.ts$/m)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test.each([
  [{ SANDBOX_MODE: 'on' }, /^SANDBOX_MODE: /],
  [{ PORT: 'eighty' }, /^PORT: /],
])('an invalid setting is reported in one line: %j', async (env, line) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  expect(await settingsAreRight(env, () => [])).toBe(false)
  expect(said.mock.calls).toEqual([[expect.stringMatching(line)]])
})

test('two settings with the same port are reported in one line', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const port = await freePort()
  const doors = () => ['PORT', 'GATEWAY_PORT'].map((variable) => ({ variable, port, host: '127.0.0.1' }))
  expect(await settingsAreRight({}, doors)).toBe(false)
  expect(said.mock.calls).toEqual([[`GATEWAY_PORT: port ${port} is that of PORT too; choose another one`]])
})

test('a port in use is reported in one line, a free one is not', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const { server, port } = await listening()
  const doors = () => [{ variable: 'PORT', port, host: '127.0.0.1' }]
  expect(await settingsAreRight({}, doors)).toBe(false)
  expect(said.mock.calls).toEqual([[`PORT: port ${port} is in use by another program; choose another one`]])
  server.close()
  await once(server, 'close')
  expect(await settingsAreRight({}, doors)).toBe(true)
})
