import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './paths.mjs'

/**
 * The environment of a server and its gateway: what was given, plus the secret that only these two share. It lies beside
 * the data, because payments that are under way at a restart go on with it.
 * @returns {NodeJS.ProcessEnv}
 */
export function sharedSettings() {
  const secret = process.env['GATEWAY_SECRET'] || keptSecret()
  const joining = { JOINING_URL: joiningUrl() }
  return { ...soleMerchant(secret), ...process.env, ...joining, GATEWAY_SECRET: secret }
}

/**
 * The site of online joining has a name of its own, which every browser knows to be this machine. Where the site has an
 * address that was given, so must this one have.
 */
function joiningUrl() {
  const given = process.env['JOINING_URL']
  if (given !== undefined || process.env['PUBLIC_URL']) return given ?? ''
  return `http://joining.localhost:${process.env['PORT'] || '4000'}`
}

/**
 * Without sandboxes the gateway knows one merchant from its start; the server works out the same webhook secret.
 * @param {string} secret
 * @returns {NodeJS.ProcessEnv}
 */
function soleMerchant(secret) {
  if (process.env['SANDBOX_MODE'] !== 'off') return {}
  const port = process.env['PORT'] || '4000'
  const callback = process.env['CALLBACK_URL'] || `http://127.0.0.1:${port}`
  return {
    GATEWAY_WEBHOOK_URL: `${callback}/api/payment-providers/webhooks/{provider}/default`,
    GATEWAY_WEBHOOK_SECRET: createHmac('sha256', secret).update('webhook:default').digest('hex'),
    GATEWAY_ORIGINS: [
      process.env['PUBLIC_URL'] || `http://localhost:${port}`,
      joiningUrl(),
      process.env['ALLOWED_ORIGINS'],
    ].join(','),
  }
}

/** @returns {string} */
function keptSecret() {
  const folder = resolve(root, process.env['DATA_DIR'] || '.data')
  const file = join(folder, 'gateway-secret')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    // Made once, whoever is first; readable by its owner only.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}
