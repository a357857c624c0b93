import { join } from 'node:path'
import { type PaymentProvider, paymentProviders } from '@touchline/contract'
import Database from 'better-sqlite3'
import { besideSeed, besideYardstick, type Comparison } from './compare.ts'
import { measureLedger } from './ledger.ts'
import type { Platform } from './platforms.ts'
import { buy, buyRaw } from './purchase.ts'
import { completionRow } from './purchases-on-postgres.ts'
import { buyers, ledgerBuyers, picks } from './requests.ts'
import { shop } from './shop.ts'
import { named, type Setting, type Stand } from './stands.ts'

const perTurn = 60
const mostGrowth = 2

/**
 * Several customers buy a random course each, one after another, with a card that asks for nothing, by one provider after
 * the other. Each buys once.
 */
export async function measurePurchases({ small, large, turn }: Setting) {
  const [ofSmall, ofLarge] = [await purchasesOn(small, turn), await purchasesOn(large, turn)]
  const rows = (stand: Stand, all: readonly ByProvider[]) =>
    all.flatMap(({ provider, completing, ...comparison }) => [
      besideYardstick(named(stand, figureOf(provider)), comparison),
      completionRow(named(stand, `the ${provider}`), completing),
    ])
  const growth = ofLarge.flatMap(({ provider, ours }, index) => {
    const ofSeed = ofSmall[index]
    return ofSeed ? [besideSeed(figureOf(provider), ours, ofSeed.ours, mostGrowth)] : []
  })
  // Room for parts does not change what an entry costs.
  const ledger = turn === 0 ? [await measureLedger('SQLite', booksOf(small))] : []
  return { yardstick: [...rows(small, ofSmall), ...rows(large, ofLarge), ...ledger], growth }
}

const booksOf = ({ raw, platform: { courseIds } }: Stand) => ({ raw, firstBuyer: ledgerBuyers.first, courseIds })

/** Throws unless somebody can buy, by each provider, and so can somebody of the yardstick. */
export async function checkPurchases({ platform, server, raw }: Stand): Promise<void> {
  const { pick } = picks('purchases')
  for (const [index, provider] of paymentProviders.entries()) {
    setProvider(platform, provider)
    await buy(platform, server, buyers.first + index, pick(platform.courseIds))
  }
  for (const ledger of [true, false]) await buyRaw(raw, buyers.first + Number(ledger), pick(platform.courseIds), ledger)
}

type ByProvider = Comparison & {
  readonly provider: PaymentProvider
  /** How long each completion took, milliseconds. */
  readonly completing: readonly number[]
}

const figureOf = (provider: PaymentProvider): string => `a whole purchase by the ${provider}`

async function purchasesOn({ platform, server, raw }: Stand, turn: number): Promise<readonly ByProvider[]> {
  const compared: ByProvider[] = []
  for (const [index, provider] of paymentProviders.entries()) {
    setProvider(platform, provider)
    const group = turn * paymentProviders.length + index
    const customerIds = Array.from({ length: perTurn }, (_, offset) => buyers.first + group * perTurn + offset)
    const [of, ofRaw] = [picks('purchases'), picks('purchases')]
    const completing: number[] = []
    const ours = await shop(server, customerIds, async (userId) => {
      const { completedInMs } = await buy(platform, server, userId, of.pick(platform.courseIds))
      completing.push(completedInMs)
    })
    const yardstick = await shop(raw, customerIds, async (userId) => {
      await buyRaw(raw, userId, ofRaw.pick(platform.courseIds))
    })
    compared.push({ provider, ours, yardstick, name: 'raw, no gateway,', completing })
  }
  setProvider(platform, 'card-gateway')
  return compared
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
