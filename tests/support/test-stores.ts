import type { Clock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { openMemoryStores, openStores, readConfig, type Stores } from '@touchline/server'
import { inject } from 'vitest'

/** The stores of a test file: memory, or the PostgreSQL of the run at the isolation that TOUCHLINE_ENGINE names. */
export async function openTestStores(wallClock: Clock): Promise<Stores> {
  const engine = process.env['TOUCHLINE_ENGINE'] ?? 'sqlite'
  const log = () => undefined
  if (engine === 'sqlite') return openMemoryStores()
  const url = inject('postgresUrl')
  if (url === undefined) throw new Error('this run has no PostgreSQL')
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_ISOLATION: engine === 'pg-serializable' ? 'serializable' : 'read-committed',
    DATABASE_POOL: '12',
  })
  return openStores(config, { wallClock, random: systemRandom, log })
}
