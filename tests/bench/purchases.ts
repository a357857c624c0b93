import { join } from 'node:path'
import { type PaymentProvider, paymentProviders } from '@touchline/contract'
import Database from 'better-sqlite3'
import { besideSeed, besideYardstick, type Comparison } from './compare.ts'
import type { Figures } from './load.ts'
import type { Platform } from './platforms.ts'
import { processorMs, type Running } from './processes.ts'
import { buy, callerOf } from './purchase.ts'
import { buyers, picks } from './requests.ts'
import { named, type Setting, type Stand } from './stands.ts'
import { quantile } from './statistics.ts'

const inParallel = 8
const perTurn = 60
const mostGrowth = 2

/**
 * Several customers buy a random course each, one after another, with a card that asks for nothing, by one provider after
 * the other. Each buys once.
 */
export async function measurePurchases({ small, large, turn }: Setting) {
  const [ofSmall, ofLarge] = [await purchasesOn(small, turn), await purchasesOn(large, turn)]
  const rows = (stand: Stand, all: readonly ByProvider[]) =>
    all.map(({ provider, ...comparison }) => besideYardstick(named(stand, figureOf(provider)), comparison))
  const growth = ofLarge.flatMap(({ provider, ours }, index) => {
    const ofSeed = ofSmall[index]
    return ofSeed ? [besideSeed(figureOf(provider), ours, ofSeed.ours, mostGrowth)] : []
  })
  return { yardstick: [...rows(small, ofSmall), ...rows(large, ofLarge)], growth }
}

/** Throws unless somebody can buy, by each provider, and so can somebody of the yardstick. */
export async function checkPurchases({ platform, server, raw }: Stand): Promise<void> {
  const { pick } = picks('purchases')
  for (const [index, provider] of paymentProviders.entries()) {
    setProvider(platform, provider)
    await buy(platform, server, buyers.first + index, pick(platform.courseIds))
  }
  await buyRaw(raw, buyers.first, pick(platform.courseIds))
}

async function buyRaw(raw: Running, userId: number, courseId: string): Promise<void> {
  await callerOf(raw, userId)('/raw/purchases', { course_id: courseId })
}

type ByProvider = Comparison & { readonly provider: PaymentProvider }

const figureOf = (provider: PaymentProvider): string => `a whole purchase by the ${provider}`

async function purchasesOn({ platform, server, raw }: Stand, turn: number): Promise<readonly ByProvider[]> {
  const compared: ByProvider[] = []
  for (const [index, provider] of paymentProviders.entries()) {
    setProvider(platform, provider)
    const group = turn * paymentProviders.length + index
    const ours = await shop(platform, group, server, (userId, courseId) => buy(platform, server, userId, courseId))
    const yardstick = await shop(platform, group, raw, (userId, courseId) => buyRaw(raw, userId, courseId))
    compared.push({ provider, ours, yardstick, name: 'raw, no gateway,' })
  }
  setProvider(platform, 'card-gateway')
  return compared
}

/** How the organisation takes cards from now on; the server reads it for every payment. */
function setProvider({ settings }: Platform, provider: PaymentProvider): void {
  const db = new Database(join(settings['DATA_DIR'] ?? '', 'sandboxes/default.db'))
  try {
    const set = `insert into payment_settings (client_id, provider, minimum_amount) select id, ?, 0 from clients where true
      on conflict (client_id) do update set provider = excluded.provider`
    if (db.prepare(set).run(provider).changes === 0) throw new Error('there is no organisation')
  } finally {
    db.close()
  }
}

/** What one purchase costs the process. */
async function shop(
  { courseIds }: Platform,
  group: number,
  { pid }: Running,
  purchase: (userId: number, courseId: string) => Promise<void>,
): Promise<Figures> {
  const { pick } = picks('purchases')
  const times: number[] = []
  let next = group * perTurn
  const end = next + perTurn
  async function customer(): Promise<void> {
    while (next < end) {
      const userId = buyers.first + next++
      const started = performance.now()
      await purchase(userId, pick(courseIds))
      times.push(performance.now() - started)
    }
  }
  const [before, begun] = [processorMs(pid), performance.now()]
  await Promise.all(Array.from({ length: inParallel }, customer))
  const after = processorMs(pid)
  return {
    perSecond: (times.length * 1000) / (performance.now() - begun),
    p99Ms: quantile(times, 0.99),
    processorUs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / times.length,
  }
}
