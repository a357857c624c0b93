import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './paths.mjs'
import { runTogether } from './process-group.mjs'

const forever = 'setInterval(() => {}, 1000)'
const politely = `${forever}; process.on('SIGTERM', () => process.exit(0))`

/** @param {string} name @param {string} code */
function member(name, code) {
  return { name, args: ['-e', code], env: process.env }
}

/**
 * Code that says when it runs, and a promise of the moment when `count` processes have said so.
 * @param {number} count @param {string} code
 * @returns {Promise<{ code: string, stopped: Promise<unknown> }>}
 */
async function announcing(count, code) {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  onTestFinished(() => void server.close())
  const stopped = new Promise((resolve) => {
    let arrived = 0
    server.on('connection', (socket) => {
      socket.on('error', () => undefined)
      arrived += 1
      if (arrived === count) resolve(undefined)
    })
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { code: `${code}; require('node:net').connect(${port}, '127.0.0.1')`, stopped }
}

test('a process that exits stops the others and fails the group', async () => {
  expect(await runTogether([member('short', 'process.exit(0)'), member('long', politely)])).toBe(1)
})

test('a group stopped on request, in order, succeeds', async () => {
  const { code, stopped } = await announcing(2, politely)
  expect(await runTogether([member('one', code), member('two', code)], { stopped })).toBe(0)
})

test('a process that fails while stopping fails the group', async () => {
  const { code, stopped } = await announcing(1, `${forever}; process.on('SIGTERM', () => process.exit(3))`)
  expect(await runTogether([member('one', code), member('two', politely)], { stopped })).toBe(1)
})

test('a process is restarted with a message; one that never started is not', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  // Up for long enough to count, then it crashes.
  const { code, stopped } = await announcing(2, `setTimeout(() => process.exit(7), 2200); ${politely}`)
  const crashing = { ...member('gateway', code), restarts: true }
  expect(await runTogether([crashing, member('server', politely)], { stopped })).toBe(0)
  expect(said.mock.calls).toEqual([['The gateway ended (7); starting it again.']])

  const broken = { ...member('gateway', 'process.exit(3)'), restarts: true }
  expect(await runTogether([broken, member('server', politely)])).toBe(1)
  expect(said).toHaveBeenLastCalledWith('The gateway ended (3); stopping the rest.')
})

test('a signal to npm reaches the processes of `npm start`, which exit with success', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', scripts }))
  copyFileSync(join(root, 'exec.cmd'), join(folder, 'exec.cmd'))
  mkdirSync(join(folder, 'scripts'))
  const done = join(folder, 'done')
  writeFileSync(
    join(folder, 'scripts', 'touchline.mjs'),
    `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(done)}, process.argv[2] ?? ''); process.exit(0) })
setInterval(() => {}, 1000)
console.log('is up')`,
  )
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of npm.stdout) if (String(chunk).includes('is up')) break
  npm.kill('SIGTERM')
  expect(await once(npm, 'exit')).toEqual([0, null])
  expect(readFileSync(done, 'utf8')).toBe('start')
})
