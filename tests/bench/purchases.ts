import { join } from 'node:path'
import { type PaymentProvider, simulatedProviders } from '@touchline/contract'
import Database from 'better-sqlite3'
import { besideSeed } from './compare.ts'
import type { Figures } from './load.ts'
import type { Platform } from './platforms.ts'
import { buy } from './purchase.ts'
import type { Row } from './report.ts'
import { buyers, picks } from './requests.ts'
import { shop } from './shop.ts'
import type { Setting, Stand } from './stands.ts'

const perProvider = 60
const mostGrowth = 2

/**
 * Several customers buy a random course each, one after another, with a card that asks for nothing, by one provider after
 * the other. Each buys once. The cost is compared with the seed's size.
 */
export async function measurePurchases({ small, large }: Setting): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [index, provider] of simulatedProviders.entries()) {
    const ofSmall = await purchasesOn(small, provider, index)
    const ofLarge = await purchasesOn(large, provider, index)
    rows.push(besideSeed(`a whole purchase by the ${provider}`, ofLarge, ofSmall, mostGrowth))
  }
  return rows
}

/** Throws unless somebody can buy by each provider. */
export async function checkPurchases({ platform, server }: Stand): Promise<void> {
  const { pick } = picks('purchases')
  for (const [index, provider] of simulatedProviders.entries()) {
    setProvider(platform, provider)
    await buy(platform, server, buyers.first + index, pick(platform.courseIds))
  }
}

async function purchasesOn({ platform, server }: Stand, provider: PaymentProvider, index: number): Promise<Figures> {
  setProvider(platform, provider)
  const first = buyers.first + index * perProvider
  const customerIds = Array.from({ length: perProvider }, (_, offset) => first + offset)
  const { pick } = picks('purchases')
  const figures = await shop(server, customerIds, (userId) => buy(platform, server, userId, pick(platform.courseIds)))
  setProvider(platform, 'card-gateway')
  return figures
}

/** How the organisation takes cards from now on; the server reads it for every payment. */
function setProvider({ settings }: Platform, provider: PaymentProvider): void {
  const db = new Database(join(settings['DATA_DIR'] ?? '', 'sandboxes/default.db'))
  try {
    const set = `insert into payment_settings (client_id, provider, minimum_amount, captures_at_once, refuses_wrong_address,
        refuses_without_lookup, refuses_without_challenge) select id, ?, 0, 0, 0, 0, 1 from clients where true
      on conflict (client_id) do update set provider = excluded.provider`
    if (db.prepare(set).run(provider).changes === 0) throw new Error('there is no organisation')
  } finally {
    db.close()
  }
}
