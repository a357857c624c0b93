import { randomBytes } from 'node:crypto'

/**
 * The environment of a server and its gateway: what was given, plus the secret that only these two share.
 * @returns {NodeJS.ProcessEnv}
 */
export function sharedSettings() {
  return { ...process.env, GATEWAY_SECRET: process.env['GATEWAY_SECRET'] ?? randomBytes(32).toString('hex') }
}
