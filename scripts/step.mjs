import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const secondsBetweenPlainLines = 10

/**
 * `stream` prints the output as it comes, `input` lets the command read what is typed.
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stream?: boolean, input?: boolean }} RunOptions
 */

/** A command that ended with a code other than 0; `output` is what it printed. */
export class CommandFailed extends Error {
  /** @param {string} command @param {number} code @param {string} output */
  constructor(command, code, output) {
    super(`"${command}" ended with code ${code}`)
    this.output = output
  }
}

/** A command that cannot go on: the message says which setting or file, and why. */
export class Refused extends Error {}

/**
 * Runs `work` under a name, with the elapsed seconds: one living line on a terminal, plain lines elsewhere.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const startedAt = performance.now()
  const live = process.stdout.isTTY === true
  if (!live) process.stdout.write(`${name} ...\n`)
  const ticker = setInterval(() => showRunning(name, startedAt, live), live ? 200 : secondsBetweenPlainLines * 1000)
  try {
    const value = await work()
    endLine(live, `${name}: done in ${elapsed(startedAt)}`)
    return value
  } catch (error) {
    endLine(live, `${name}: failed after ${elapsed(startedAt)}`)
    throw error
  } finally {
    clearInterval(ticker)
  }
}

/** @param {string} name @param {number} startedAt @param {boolean} live */
function showRunning(name, startedAt, live) {
  process.stdout.write(live ? `\r\x1b[K${name} ... ${elapsed(startedAt)}` : `${name}: ${elapsed(startedAt)}\n`)
}

/** @param {boolean} live @param {string} line */
function endLine(live, line) {
  process.stdout.write(`${live ? '\r\x1b[K' : ''}${line}\n`)
}

/** @param {number} startedAt from `performance.now()` */
export function elapsed(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/**
 * Runs a command to its end and answers its code and everything it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: [
        options.input ? 'inherit' : 'ignore',
        options.stream ? 'inherit' : 'pipe',
        options.stream ? 'inherit' : 'pipe',
      ],
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    let output = ''
    let stdout = ''
    child.stdout?.on('data', (chunk) => {
      stdout += chunk
      output += chunk
    })
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n`, stdout }))
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}

/**
 * As `run`, but a code other than 0 is thrown.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export async function runOrThrow(command, args, options) {
  const result = await run(command, args, options)
  if (result.code !== 0) throw new CommandFailed([command, ...args].join(' '), result.code, result.output)
  return result
}
