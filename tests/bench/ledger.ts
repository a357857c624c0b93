import type { Running } from './processes.ts'
import { buyRaw } from './purchase.ts'
import type { Row } from './report.ts'
import { ledgerBuyers, picks } from './requests.ts'
import { median } from './statistics.ts'

const inWarmUp = 40

/** Customers from the first one on buy nothing else. */
type Books = { readonly raw: Running; readonly firstBuyer: number; readonly courseIds: readonly string[] }

/**
 * What a ledger costs whoever writes a purchase by hand: one purchase with its entries, one without, one after the other,
 * so that what else the machine does hurts both. Each is timed in its own process from its first statement to its last
 * commit: two rows more are lost in what a request costs.
 */
export async function measureLedger(engine: string, { raw, firstBuyer, courseIds }: Books): Promise<Row> {
  const { pick } = picks(`a ledger, ${engine}`)
  const times: Record<'kept' | 'left', number[]> = { kept: [], left: [] }
  for (let turn = 0; turn < ledgerBuyers.count; turn++) {
    // Neither is always the first of a pair.
    const isKept = turn % 4 === 0 || turn % 4 === 3
    const { tookMs } = await buyRaw(raw, firstBuyer + turn, pick(courseIds), isKept)
    if (turn >= inWarmUp) times[isKept ? 'kept' : 'left'].push(tookMs)
  }
  const [kept, left] = [median(times.kept), median(times.left)]
  return {
    figure: `the same by hand, with a ledger, ${engine}`,
    ours: `p50 ${kept.toFixed(3)} ms`,
    yardstick: `without p50 ${left.toFixed(3)} ms`,
    ratio: (left / kept).toFixed(2),
  }
}
