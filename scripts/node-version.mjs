import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { readCached, writeCached } from './paths.mjs'
import { run, step } from './step.mjs'
import { leastNodeMajor, majorOf, pinnedNode } from './versions.mjs'

/** Platforms whose Node is a plain package with a hash and no install script; elsewhere the package `node` fetches one. */
const packagedPlatforms = new Set(['linux-x64', 'linux-arm64', 'win-x64'])

/** Marks the run under the pinned Node, so that a failed search cannot start itself for ever. */
const rerunMark = 'TOUCHLINE_RERUN'

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * True when this process may carry on. Otherwise the whole command has been run again under Node 24 and
 * `process.exitCode` is that run's.
 * @param {string} script @param {readonly string[]} args
 */
export async function underRightNode(script, args) {
  if (majorOf(process.version) >= leastNodeMajor) {
    putFirstInPath(process.execPath)
    endWithWrapper()
    return true
  }
  const node = process.env[rerunMark] ? undefined : (knownNode() ?? (await fetchNode()))
  if (node === undefined) {
    console.error(
      `Touchline needs Node ${leastNodeMajor} or later; this is ${process.version}. Install Node ${pinnedNode} and run the command again.`,
    )
    process.exitCode = 1
    return false
  }
  process.exitCode = await rerun(node, script, args)
  return false
}

/** The Node found by an earlier run, when it is still there. */
function knownNode() {
  const path = readCached('node-path')
  return path !== undefined && isRightNode(path) ? path : undefined
}

/** @param {string} path */
function isRightNode(path) {
  const answer = spawnSync(path, ['-v'], { encoding: 'utf8' })
  return answer.status === 0 && majorOf(answer.stdout) >= leastNodeMajor
}

async function fetchNode() {
  return step(`Fetching Node ${pinnedNode}`, async () => {
    for (const name of packageNames()) {
      const answer = await run('npx', ['-y', '-p', `${name}@${pinnedNode}`, '-c', 'node -p process.execPath'])
      const path = answer.stdout.trim().split('\n').at(-1)
      if (answer.code !== 0 || !path || !isRightNode(path)) continue
      writeCached('node-path', path)
      return path
    }
    return undefined
  })
}

function packageNames() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  return packagedPlatforms.has(platform) ? [`node-${platform}`, 'node'] : ['node']
}

/** @param {string} node @param {string} script @param {readonly string[]} args @returns {Promise<number>} */
function rerun(node, script, args) {
  const env = { ...process.env, [rerunMark]: '1' }
  // A nested npx would take these two from the npm that started us and run the wrong command.
  delete env['npm_config_call']
  delete env['npm_config_package']
  return new Promise((resolve) => {
    const child = spawn(node, [script, ...args], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    for (const signal of signals) process.on(signal, () => child.kill(signal))
    child.on('error', () => resolve(1))
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)))
  })
}

/** The channel to the older Node that started this one closes when that one is killed; then this run ends too. */
function endWithWrapper() {
  if (!process.env[rerunMark] || !process.channel) return
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/** @param {string} node */
function putFirstInPath(node) {
  process.env['PATH'] = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`
}
