import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSecretFiles } from '../packages/serving/src/secret-files.ts'
import { hostedSites, originSetting } from '../packages/sites/src/index.ts'
import { root } from './paths.mjs'

/**
 * The environment of a server and its gateway: what was given, plus the secret that only these two share. It lies beside
 * the data, because payments that are under way at a restart go on with it.
 * @returns {NodeJS.ProcessEnv}
 */
export function sharedSettings() {
  const given = readSecretFiles(process.env)
  const secret = given['GATEWAY_SECRET'] || keptSecret()
  return { ...soleMerchant(secret), ...given, ...siteOrigins(), GATEWAY_SECRET: secret }
}

/**
 * Sites under hosts of their own, which every browser knows to be this machine. Where the main site has an address that was
 * given, so must they have. @returns {Record<string, string>} by the setting of each
 */
function siteOrigins() {
  return Object.fromEntries(
    hostedSites.map((site) => {
      const given = process.env[originSetting(site)]
      const isGiven = given !== undefined || Boolean(process.env['PUBLIC_URL'])
      const onThisMachine = `http://${site.host}.localhost:${process.env['PORT'] || '4000'}`
      return [originSetting(site), isGiven ? (given ?? '') : onThisMachine]
    }),
  )
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
      ...Object.values(siteOrigins()),
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
    // Made once by the first process; readable by its owner only.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}
