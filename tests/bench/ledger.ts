import { besideYardstick } from './compare.ts'
import { type Figures, middle } from './load.ts'
import type { Running } from './processes.ts'
import { buyRaw } from './purchase.ts'
import type { Row } from './report.ts'
import { ledgerBuyers, picks } from './requests.ts'
import { shop } from './shop.ts'

/** Three rounds of each, after one to warm up. */
const groups = 8
const perRound = ledgerBuyers.count / groups

/** Customers from the first one on buy nothing else. */
type Books = { readonly raw: Running; readonly firstBuyer: number; readonly courseIds: readonly string[] }

/**
 * What a ledger costs whoever writes a purchase by hand: with its entries and without, in turns, so that what else the
 * machine does hurts both. The middle of the rounds.
 */
export async function measureLedger(engine: string, { raw, firstBuyer, courseIds }: Books): Promise<Row> {
  const { pick } = picks(`a ledger, ${engine}`)
  const measured: Record<'kept' | 'left', Figures[]> = { kept: [], left: [] }
  for (let group = 0; group < groups; group++) {
    // Neither is always the first of a pair.
    const isKept = group % 4 === 0 || group % 4 === 3
    const customerIds = Array.from({ length: perRound }, (_, index) => firstBuyer + group * perRound + index)
    const figures = await shop(raw, customerIds, (userId) => buyRaw(raw, userId, pick(courseIds), isKept))
    if (group > 1) measured[isKept ? 'kept' : 'left'].push(figures)
  }
  const [ours, yardstick] = [middle(measured.kept), middle(measured.left)]
  return besideYardstick(`the same by hand, with a ledger, ${engine}`, { ours, yardstick, name: 'without' })
}
