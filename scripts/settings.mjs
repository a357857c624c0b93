import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './paths.mjs'

/**
 * The environment of a server and its gateway: what was given, plus the secret that only these two share. It lies beside
 * the data, because payments that are under way at a restart go on with it.
 * @returns {NodeJS.ProcessEnv}
 */
export function sharedSettings() {
  return { ...process.env, GATEWAY_SECRET: process.env['GATEWAY_SECRET'] || keptSecret() }
}

/** @returns {string} */
function keptSecret() {
  const folder = resolve(root, process.env['DATA_DIR'] || '.data')
  const file = join(folder, 'gateway-secret')
  mkdirSync(folder, { recursive: true })
  try {
    // Made once, whoever is first; readable by its owner only.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
