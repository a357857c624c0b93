import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clearTimeout, setTimeout } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './paths.mjs'
import { elapsed } from './step.mjs'

// node scripts/restart-on-change.mjs <name> <entry> <port variable> <folder>…
//
// Runs one process of the platform from source and starts it again when its sources change. Its port belongs to this
// process, which hands every connection on: requests wait while the other is away.
const [name = '', entry = '', portVariable = '', ...folders] = process.argv.slice(2)

const endWithParent = pathToFileURL(join(root, 'scripts/end-with-parent.mjs')).href
const host = process.env['HOST'] || '127.0.0.1'
const quietMs = 150
const pauseMs = 50
const longestWaitMs = 60_000
/** The developer waits for the new process; writes that the old one acknowledged are saved in any case. */
const longestGoodbyeMs = 2000
/** Requests in progress are answered first; not every process does that itself before it exits. */
const longestAnswerMs = 500
/** The sources of a process, without its tests. */
const isSource = /(?<!\.test)\.(ts|sql|json)$/

let isAway = true
let isStopping = false
/** Connections whose last word was the caller's. @type {Set<import('node:net').Socket>} */
const unanswered = new Set()
const hidden = await freePort()

function freePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {boolean} isFirst what it says of itself at its start is read once */
function startChild(isFirst) {
  return spawn(process.execPath, ['--import', endWithParent, entry], {
    cwd: root,
    env: { ...process.env, [portVariable]: String(hidden), HOST: '127.0.0.1' },
    stdio: ['ignore', isFirst ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  })
}

/** A connection to the process; none when it does not listen. */
function reach() {
  return new Promise((resolve) => {
    const socket = connect(hidden, '127.0.0.1')
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Answers whether the process listens before it ends. @param {import('node:child_process').ChildProcess} started */
async function listens(started) {
  while (started.exitCode === null && started.signalCode === null) {
    const socket = await reach()
    socket?.destroy()
    if (socket) return true
    await wait(pauseMs)
  }
  return false
}

/** Passes a connection on as soon as a process listens. @param {import('node:net').Socket} outer */
async function handOn(outer) {
  outer.on('error', () => outer.destroy())
  const since = performance.now()
  let inner = await reachFor(outer)
  while (!inner && !outer.destroyed && performance.now() - since < longestWaitMs) {
    await wait(pauseMs)
    inner = await reachFor(outer)
  }
  if (!inner) return outer.destroy()
  inner.on('error', () => outer.destroy())
  inner.on('data', () => unanswered.delete(outer))
  outer.on('data', () => unanswered.add(outer))
  outer.on('close', () => {
    unanswered.delete(outer)
    inner.destroy()
  })
  outer.pipe(inner).pipe(outer)
  outer.resume()
}

/** A connection to the process for one that came. @param {import('node:net').Socket} outer */
async function reachFor(outer) {
  if (isAway) return undefined
  unanswered.add(outer)
  const inner = await reach()
  if (inner && !outer.destroyed) return inner
  unanswered.delete(outer)
  inner?.destroy()
  return undefined
}

async function answerAll() {
  const since = performance.now()
  while (unanswered.size > 0 && performance.now() - since < longestAnswerMs) await wait(10)
}

/** @param {string} changed */
async function restart(changed) {
  const since = performance.now()
  isAway = true
  await answerAll()
  const old = child
  if (old.exitCode === null && old.signalCode === null) {
    const ended = once(old, 'exit')
    old.kill('SIGTERM')
    const impatience = setTimeout(() => old.kill('SIGKILL'), longestGoodbyeMs)
    await ended
    clearTimeout(impatience)
  }
  if (isStopping) return
  child = startChild(false)
  const isUp = await listens(child)
  isAway = !isUp
  if (isUp) console.log(`Restarted the ${name} in ${elapsed(since)}: ${changed}`)
  else if (!isStopping) console.error(`The ${name} did not start; it waits for the next change.`)
}

const front = createServer({ pauseOnConnect: true }, (socket) => void handOn(socket))
front.listen(Number(process.env[portVariable]), host)
await once(front, 'listening')

let child = startChild(true)

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isStopping = true
    front.close()
    if (child.exitCode !== null || child.signalCode !== null) process.exit(0)
    child.once('exit', (code) => process.exit(code ?? 0))
    child.kill('SIGTERM')
  })
}

// A process that cannot start ends the command; it has printed the reason.
if (!(await listens(child)) && !isStopping) process.exit(1)
isAway = false

let restarting = Promise.resolve()
let timer = setTimeout(() => undefined, 0)
for (const folder of folders) {
  watch(resolve(root, folder), { recursive: true }, (_event, file) => {
    const path = String(file)
    if (isStopping || !isSource.test(path) || /(^|[\\/])(node_modules|dist|\.cache)[\\/]/.test(path)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarting = restarting.then(() => restart(join(folder, path)))
    }, quietMs)
  })
}
