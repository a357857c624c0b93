import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

const secondsToStop = 10
const endWithParent = pathToFileURL(join(root, 'scripts/end-with-parent.mjs')).href

/**
 * @typedef {object} Member
 * @property {string} name as printed when it ends by itself
 * @property {readonly string[]} args for Node
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * How a process ends that was told to: by itself, or by the signal, which Node and Vite report in different ways.
 * @type {ReadonlySet<number | string>}
 */
const endsOnRequest = new Set([0, 143, 'SIGTERM'])

/**
 * Runs Node processes that live and die together. A signal to the launcher stops all of them; one that ends by itself
 * stops the others.
 * @param {readonly Member[]} members
 * @param {{ stopped?: Promise<unknown> }} [options] `stopped` ends the group from inside
 * @returns {Promise<number>} 0 after a stop that was asked for and went well, else 1
 */
export async function runTogether(members, options = {}) {
  const children = members.map((member) => ({ member, child: startMember(member) }))
  const asked = Promise.race([signalArrives(), ...(options.stopped ? [options.stopped.then(() => 'stop')] : [])])
  const firstEnd = Promise.race(children.map(({ member, child }) => endOf(child).then((end) => ({ member, end }))))
  const reason = await Promise.race([asked.then(() => undefined), firstEnd])
  if (reason) console.error(`The ${reason.member.name} ended (${reason.end}); stopping the rest.`)
  const ends = await Promise.all(children.map(({ child }) => stopMember(child)))
  return reason === undefined && ends.every((end) => endsOnRequest.has(end)) ? 0 : 1
}

/** @param {Member} member */
function startMember(member) {
  return spawn(process.execPath, ['--import', endWithParent, ...member.args], {
    cwd: root,
    env: member.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches only the launcher, which then stops everything once and in order.
    detached: process.platform !== 'win32',
  })
}

/** @returns {Promise<string>} */
function signalArrives() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal))
  })
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | string>} code, or signal name */
function endOf(child) {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  if (child.signalCode !== null) return Promise.resolve(child.signalCode)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1))
  })
}

/** @param {import('node:child_process').ChildProcess} child */
async function stopMember(child) {
  const end = endOf(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), secondsToStop * 1000)
  try {
    return await end
  } finally {
    clearTimeout(timer)
  }
}
