import type { ReadPrice } from '../../api/keys.ts'
import type { CancellationSummary } from './terms.ts'

/** Tickets of one kind at one price, in minor units. */
export type TermsTickets = { readonly name: string; readonly quantity: number; readonly price: number }

/** The terms of one line, and its price in minor units. */
export type LineTerms = {
  readonly summary: CancellationSummary | null | undefined
  readonly price?: number | null | undefined
  readonly tickets?: TermsTickets | undefined
}

/** Terms as they are said; `price` is that of all lines that have them, which are `tickets` where others differ. */
export type SaidTerms = {
  readonly summary: CancellationSummary
  readonly price: number | null
  readonly tickets: readonly TermsTickets[]
}

/**
 * The terms of lines that are cancelled together, lines alike as one: each of them costs its own fee, and the sum is said.
 * A fee that only some late cancellations have is that of one. [O-430]
 */
export function termsTogether(lines: readonly LineTerms[]): readonly SaidTerms[] {
  const known = lines.flatMap(({ summary, price = null, tickets }) =>
    summary ? [{ summary, price, tickets: tickets ? [tickets] : [] }] : [],
  )
  const paid = known.filter((line) => !isFree(line))
  const said = paid.length > 0 ? paid : known
  const groups = [...Map.groupBy(said, ({ summary }) => kindOf(summary)).values()]
  const isSame = groups.length === 1 && said.length === known.length
  return groups.flatMap(([first, ...others]) => {
    if (!first) return []
    const one = others.reduce(together, first)
    return [isSame ? { ...one, tickets: [] } : one]
  })
}

/** Nothing was paid, so there is nothing to say of a refund. */
export function isFree({ summary, price }: Pick<SaidTerms, 'summary' | 'price'>): boolean {
  return price === 0 && !summary.later?.fee && (summary.returns ?? 'nothing') === 'nothing'
}

function kindOf({ until, returns, later }: CancellationSummary): string {
  const { returns: then, strikes, sessions, blocks } = later ?? {}
  return JSON.stringify([until?.utc, returns, then, strikes?.count, strikes?.days, sessions, blocks])
}

function together(one: SaidTerms, other: SaidTerms): SaidTerms {
  const { later } = one.summary
  const fee = later?.strikes
    ? highest(later.fee, other.summary.later?.fee)
    : added(later?.fee, other.summary.later?.fee)
  return {
    summary: later ? { ...one.summary, later: { ...later, fee } } : one.summary,
    price: one.price === null || other.price === null ? null : one.price + other.price,
    tickets: [...one.tickets, ...other.tickets],
  }
}

type Fee = ReadPrice | null | undefined

const added = (one: Fee, other: Fee): ReadPrice | null =>
  one && other ? { ...one, value: one.value + other.value, formatted: null } : (one ?? other ?? null)

const highest = (one: Fee, other: Fee): ReadPrice | null =>
  one && other && other.value > one.value ? other : (one ?? other ?? null)
