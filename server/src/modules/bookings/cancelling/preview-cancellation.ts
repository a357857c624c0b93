import { type CancellationPreview, type CancellationSource, PlatformError, type Unworded } from '@touchline/contract'
import { sum, zero } from '@touchline/money'
import type { Actor } from '../../../actor.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import { actingAs, isVisible, visibleUsers } from '../visible.ts'
import { decideAll } from './decide-all.ts'
import { presentOutcome } from './present-cancellation.ts'
import { goingOf, type Keeping, planDivision } from '../tickets/divide-tickets.ts'
import { readCancellationFacts } from './read-units.ts'

type Asked = {
  readonly bookingIds: readonly number[]
  /** Tickets that stay of bookings of several. */
  readonly keep: Keeping
  readonly source: CancellationSource
  /** The staff's reason for overriding the cut-off. */
  readonly reason: string | undefined
  readonly now: number
}

/**
 * The effect of cancelling bookings in one request. Throws `unauthorised`, `item_not_found`, and what the cancellation itself would
 * throw. [O-140]
 */
export async function previewCancellation(
  reads: Reads,
  actor: Actor,
  { bookingIds, keep, source, reason, now }: Asked,
): Promise<Unworded<CancellationPreview>> {
  const ids = [...new Set(bookingIds)]
  const visible = await visibleUsers(reads, actingAs(actor, source))
  const rows = await reads.bookings.byIds({ ids })
  const isAllThere = rows.length === ids.length && rows.every((row) => isVisible(row, visible))
  if (!isAllThere || rows.some(({ status }) => status === 'reserved')) throw new PlatformError('item_not_found')
  const divided = await planDivision(reads, rows, { keep, newId: provisionalIds() })
  const going = goingOf(rows, divided)
  const facts = await readCancellationFacts(reads, going, now, divided)
  const ended = decideAll(facts, going, { source, now, reason: source === 'foh' ? reason : undefined })
  const currency = currencyOf(await reads.site.getClient())
  const fee = sum(ended.map(({ outcome }) => outcome.fee))
  return {
    parts: ended.map(({ unit, outcome }) => {
      const part = divided.find((one) => unit.bookings.some(({ id }) => id === one.going.id))
      const presented = presentOutcome(unit, outcome, { currency, now })
      return part ? { ...presented, booking_ids: [part.staying.id] } : presented
    }),
    returned: presentPrice(sum(ended.flatMap(({ outcome }) => outcome.refunds.map(({ amount }) => amount))), currency),
    fee: fee > zero ? presentPrice(fee, currency) : null,
  }
}

/** Ids of tickets that would be given back, above all others: nothing is written. */
function provisionalIds(): () => number {
  let next = Number.MAX_SAFE_INTEGER
  return () => next--
}
