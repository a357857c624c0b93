import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

const endWithParent = pathToFileURL(join(root, 'scripts/end-with-parent.mjs')).href
const secondsToStart = 60

/**
 * Starts the platform from source with its gateway, on free ports and with an empty folder of its own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startOwnSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-sandbox-'))
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
  }
  const entries = ['packages/gateway/src/main.ts', 'server/src/main.ts']
  const children = entries.map((entry) =>
    spawn(process.execPath, ['--import', endWithParent, entry], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  )
  async function stop() {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const ends = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(ends)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(`${url}/health/ready`)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** @param {string} url */
async function untilReady(url) {
  for (let tries = 0; tries < secondsToStart * 5; tries += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The sandbox did not start. --no-sandbox asks none.')
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
