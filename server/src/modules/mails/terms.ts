import type { CancellationSummary, Text, Unworded } from '@touchline/contract'
import { text } from '../../texts/index.ts'

type Summary = Unworded<CancellationSummary>
type Later = Summary['later']

/** The terms of a booking that its mail repeats. */
export type VisitTerms = {
  /** Null where nothing is known about cancelling, as of a session that has begun. */
  readonly cancellation: Summary | null | undefined
  /** In minor units: a free booking has no refund to mention. */
  readonly price: number
  /** Things to bring; empty where the catalogue says nothing. */
  readonly bring: readonly string[] | undefined
}

/** Until when it can be cancelled, the cost of cancelling later, and what to bring. */
export function linesOfTerms({ cancellation, price, bring = [] }: VisitTerms): readonly Text[] {
  return [
    ...(cancellation ? linesOfCancelling(cancellation, price) : []),
    ...(bring.length > 0 ? [text('mails:bring', { things: [...bring] })] : []),
  ]
}

/** The terms of bookings that are told in one: each sentence once, and of free ones only where all are free. [O-531] */
export function linesTogether(all: readonly VisitTerms[]): readonly Text[] {
  const paid = all.filter(({ cancellation, price }) => !cancellation || !isFreeOf(cancellation, price))
  const lines = (paid.length > 0 ? paid : all).flatMap(linesOfTerms)
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

/** Nothing is paid, now or for cancelling late. */
function isFreeOf({ returns, later }: Summary, price: number): boolean {
  return price === 0 && later.fee === null && returns === 'nothing'
}

/** The sentences of the site, chosen as it chooses them (`use-cancellation-text.ts`). [O-385] */
function linesOfCancelling(summary: Summary, price: number): readonly Text[] {
  const { until, returns, later } = summary
  const spread = spreadOf(later)
  const isFree = isFreeOf(summary, price)
  if (until === null) return alwaysLines(later, { spread, isFree })
  const by = text('mails:cancel_by', { when: until.local })
  if (isFree && spread) return [by, text(`mails:cancel_${spread}_later`)]
  if (isFree) return [by, ...(later.returns === 'not_possible' ? laterLines(later) : []), text('mails:cancel_free')]
  const isSame = later.returns === returns && later.fee === null
  const then = spread ? [text(`mails:cancel_${spread}_later`), ...pastLines(later)] : laterLines(later)
  return [by, text(`mails:cancel_returns_${returns}`), ...(isSame ? [] : then)]
}

type Spread = 'each' | 'all_left' | 'next'

/** How several sessions are cancelled later; null where one deadline holds for all. */
function spreadOf({ sessions, returns }: Later): Spread | null {
  // Nothing of a course can be cancelled while its next session cannot.
  return sessions === 'all_left' && returns === 'not_possible' ? 'next' : sessions
}

/** Once the deadline has passed: what cancelling now means. */
function alwaysLines(
  later: Later,
  { spread, isFree }: { readonly spread: Spread | null; readonly isFree: boolean },
): readonly Text[] {
  if (spread) return [text(`mails:cancel_${spread}_always`), ...(isFree ? [] : pastLines(later))]
  return [text(`mails:cancel_always_${later.returns}`), ...feeLines(later, 'now')]
}

/** The rule for a session after its own deadline. */
function pastLines(later: Later): readonly Text[] {
  if (later.strikes) return [text('mails:cancel_past'), ...feeLines(later, 'now')]
  if (later.fee) return [text('mails:cancel_past_fee', { fee: later.fee.formatted })]
  if (later.returns === 'usage_lost') return [text('mails:cancel_past_usage')]
  return later.returns === 'nothing' ? [text('mails:cancel_past')] : []
}

function laterLines(later: Later): readonly Text[] {
  const fees = feeLines(later, 'later')
  return fees.length > 0 ? fees : [text(`mails:cancel_later_${later.returns}`)]
}

/** The fee of a late cancellation, with what is refused until it is paid; empty without one. */
function feeLines({ fee, strikes, blocks }: Later, when: 'later' | 'now'): readonly Text[] {
  if (!fee) return []
  const terms = { fee: fee.formatted, times: strikes?.count ?? 1, days: strikes?.days ?? 0 }
  const first = blocks.includes('booking') ? [text('mails:cancel_fee_first')] : []
  return [text(strikes ? `mails:cancel_fee_from_${when}` : `mails:cancel_fee_${when}`, terms), ...first]
}
