import { systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { openStores, readConfig } from '@touchline/server'
import { createIdBlocks } from '../../server/src/infra/store/id-blocks.ts'
import { createIds } from '../../server/src/infra/store/ids.ts'
import { insertCustomers } from './customers.ts'

/** Customers with tokens in a sandbox of a PostgreSQL database that servers of other processes use. */
export async function customersIn(databaseUrl: string, sandbox: string, count: number) {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATABASE_POOL: '3' })
  const stores = await openStores(config, { wallClock: systemClock, random: systemRandom, log: () => undefined })
  try {
    const store = await stores.databases.open(sandbox)
    const ids = createIds(createIdBlocks(store), systemClock, systemRandom)
    return await insertCustomers({ store, ids, clock: systemClock, wallClock: systemClock }, count)
  } finally {
    await stores.registry.close()
    await stores.databases.close()
  }
}
