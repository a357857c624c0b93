import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Makes the secrets of docker-compose.yml, once: what is there stays. The folder is its owner's alone; the files are
 * mounted into containers whose user is another.
 * @param {string} [folder]
 */
export function makeSecrets(folder = join(root, 'secrets')) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  const isNew = !existsSync(join(folder, 'database-password'))
  if (isNew !== !existsSync(join(folder, 'database-url'))) {
    throw new Error(`${folder}: database-password and database-url belong together; remove both, or add the other`)
  }
  if (isNew) {
    write(folder, 'database-password', password)
    write(folder, 'database-url', `postgres://touchline:${password}@postgres:5432/touchline`)
  }
  for (const name of ['gateway-secret', 'metrics-token']) {
    if (!existsSync(join(folder, name))) write(folder, name, randomBytes(32).toString('hex'))
  }
}

/** @param {string} folder @param {string} name @param {string} text */
function write(folder, name, text) {
  writeFileSync(join(folder, name), text, { flag: 'wx', mode: 0o644 })
}

if (import.meta.main) makeSecrets()
