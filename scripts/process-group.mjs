import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

const secondsToStop = 10
/** A process that exits earlier has never been up: it is misconfigured, and would exit again. */
const secondsToBeUp = 2
const secondsBeforeRestart = 0.5
const endWithParent = pathToFileURL(join(root, 'scripts/end-with-parent.mjs')).href

/**
 * @typedef {object} Member
 * @property {string} name as printed when it exits unexpectedly
 * @property {readonly string[]} args for Node
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} [restarts] restarted when it exits unexpectedly after it had been up
 */

/**
 * Exit codes of a process stopped on request: its own, or the signal, which Node and Vite report in different ways.
 * @type {ReadonlySet<number | string>}
 */
const endsOnRequest = new Set([0, 143, 'SIGTERM'])

/**
 * Runs Node processes as a group. A signal to the launcher stops all of them; one that exits unexpectedly stops the
 * others, unless it is restarted.
 * @param {readonly Member[]} members
 * @param {{ stopped?: Promise<unknown> }} [options] `stopped` ends the group from inside
 * @returns {Promise<number>} 0 after a requested stop without errors, else 1
 */
export async function runTogether(members, options = {}) {
  const kept = members.map((member) => ({ member, ...keepRunning(member) }))
  const asked = Promise.race([signalArrives(), ...(options.stopped ? [options.stopped.then(() => 'stop')] : [])])
  const firstEnd = Promise.race(kept.map(({ member, ended }) => ended.then((end) => ({ member, end }))))
  const reason = await Promise.race([asked.then(() => undefined), firstEnd])
  if (reason) console.error(`The ${reason.member.name} ended (${reason.end}); stopping the rest.`)
  const ends = await Promise.all(kept.map(({ stop }) => stop()))
  return reason === undefined && ends.every((end) => endsOnRequest.has(end)) ? 0 : 1
}

/**
 * Starts a member, and starts it again as long as it is to be. `ended` is settled when it has ended for good.
 * @param {Member} member
 */
function keepRunning(member) {
  let child = startMember(member)
  let isStopping = false

  async function watch() {
    for (;;) {
      const begun = performance.now()
      const end = await endOf(child)
      const wasUp = performance.now() - begun > secondsToBeUp * 1000
      if (isStopping || !member.restarts || !wasUp) return end
      console.error(`The ${member.name} ended (${end}); starting it again.`)
      await wait(secondsBeforeRestart * 1000)
      if (isStopping) return end
      child = startMember(member)
    }
  }

  return {
    ended: watch(),
    stop: () => {
      isStopping = true
      return stopMember(child)
    },
  }
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
