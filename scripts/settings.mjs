import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { diskFaultLine, startFaultOf } from '../packages/serving/src/disk-faults.ts'
import { readSecretFiles } from '../packages/serving/src/secret-files.ts'
import { hostedSites, originSetting } from '../packages/sites/src/index.ts'
import { root } from './paths.mjs'
import { Refused } from './step.mjs'

/**
 * The environment of a server and its gateway: what was given, plus the secret that only these two share. It lies beside
 * the data, because payments that are under way at a restart go on with it. Throws a Refused.
 * @returns {NodeJS.ProcessEnv}
 */
export function sharedSettings() {
  const given = secretsGiven()
  const secret = given['GATEWAY_SECRET'] || keptSecret()
  return { ...soleMerchant(secret), ...given, ...siteOrigins(), GATEWAY_SECRET: secret }
}

/** @returns {Readonly<Record<string, string | undefined>>} */
function secretsGiven() {
  try {
    return readSecretFiles(process.env)
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : 'a secret cannot be read', { cause: error })
  }
}

/**
 * The origin as browsers send it, without a port that is the usual one; empty where the port is none, which the check of
 * the settings says. @param {string} host
 */
function onThisMachine(host) {
  const address = `http://${host}:${process.env['PORT'] || '4000'}`
  return URL.canParse(address) ? new URL(address).origin : ''
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
      return [originSetting(site), isGiven ? (given ?? '') : onThisMachine(`${site.host}.localhost`)]
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
      process.env['PUBLIC_URL'] || onThisMachine('localhost'),
      ...Object.values(siteOrigins()),
      process.env['ALLOWED_ORIGINS'],
    ].join(','),
  }
}

/** @returns {string} */
function keptSecret() {
  const folder = resolve(root, process.env['DATA_DIR'] || '.data')
  const file = join(folder, 'gateway-secret')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    makeSecret(file)
    chmodSync(file, 0o600)
    const secret = readFileSync(file, 'utf8').trim()
    if (secret !== '') return secret
  } catch (error) {
    const fault = startFaultOf(error)
    throw fault ? new Refused(diskFaultLine(fault, folder), { cause: error }) : error
  }
  throw new Refused(`${file}: it is empty. Restore it from a backup, or delete it: a new one is made.`)
}

/**
 * Made once by the first process, and there when it is whole: a full disk leaves no half of it. @param {string} file
 */
function makeSecret(file) {
  const making = `${file}.${process.pid}.making`
  try {
    writeFileSync(making, randomBytes(32).toString('hex'), { mode: 0o600 })
    linkSync(making, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(making, { force: true })
  }
}
