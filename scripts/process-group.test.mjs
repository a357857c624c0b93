import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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

test('a process that ends by itself stops the others and fails the group', async () => {
  expect(await runTogether([member('short', 'process.exit(0)'), member('long', politely)])).toBe(1)
})

test('a group that is asked to stop, and stops in order, ends well', async () => {
  const { code, stopped } = await announcing(2, politely)
  expect(await runTogether([member('one', code), member('two', code)], { stopped })).toBe(0)
})

test('a process that ends badly on request fails the group', async () => {
  const { code, stopped } = await announcing(1, `${forever}; process.on('SIGTERM', () => process.exit(3))`)
  expect(await runTogether([member('one', code), member('two', politely)], { stopped })).toBe(1)
})
