import type { Text } from '@touchline/contract'
import { zero } from '@touchline/money'
import { besides } from '../../purchasables/besides.ts'
import { divideQuote } from '../../purchasables/divide-quote.ts'
import type { Chosen, Quote, Want } from '../../purchasables/purchasable.ts'
import { overlap } from '../clashes/index.ts'
import { text } from '../../texts/index.ts'

/** The usages left in one owned package for one pricing option. */
export type Usage = {
  /** The owned package. */
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly expiresAt: number | null
  readonly position: number
  readonly pricingOptionId: number
  readonly placesId: number
  readonly left: number
  /** The venues where the package is valid. */
  readonly venueIds: readonly number[]
}

type Line = { readonly choice: Chosen; readonly quote: Quote; readonly insteadOf?: number | undefined }

/** The usages a line needs: one per camp session or ticket, one for a purchase of the whole. */
export function usagesOf({ bundle, bookings, quantity }: Quote): number {
  return bundle && !bundle.whole ? bookings.length : quantity
}

/**
 * Makes lines free that packages pay for. A line is paid whole or not at all; of several tickets one is, the attendee's
 * own, and becomes a line of its own. The attendee's packages come before the buyer's, soonest expiry first; earlier
 * lines take theirs first. Each usage is a claim. [P3-062 to P3-064, O-45, O-281]
 */
export function coverLines<One extends Line>(
  lines: readonly One[],
  usages: readonly Usage[],
  buyerId?: number,
): readonly One[] {
  const taken = new Map<number, number>()
  // Lines at the attendee's own price already, which they have once at a time.
  const own = lines.filter(({ choice, quote }) => quote.benefitApplied && !choice.discount).map(({ quote }) => quote)
  return lines.flatMap((line) => {
    const { quote } = line
    const isWanted = line.choice.withPackage === true && quote.unitPrice > zero && !quote.takesOver
    if (!isWanted || quote.own === 0 || own.some((other) => other !== quote && isSameVisit(other, quote))) return [line]
    const [first, ...others] = ownOf(line)
    const drawn = drawFor(first.quote, { usages, taken, buyerId })
    if (!drawn) return [line]
    for (const { placesId, count } of drawn) taken.set(placesId, (taken.get(placesId) ?? 0) + count)
    const covered = coveredBy(first.quote, drawn, (id) => leftIn(id, first.quote, { usages, taken, buyerId }))
    own.push(covered)
    return [{ ...first, quote: covered }, ...others]
  })
}

/** A line of several tickets as that of the attendee and that of the others; any other line as it is. */
function ownOf<One extends Line>(line: One): readonly [One, ...One[]] {
  const { quote, choice } = line
  if (quote.own === undefined || quote.quantity === 1) return [line]
  const [own, rest] = divideQuote(quote, 1)
  return [{ ...line, choice: { ...choice, quantity: 1 }, quote: own }, besides(line, { ...rest, own: 0 })]
}

/** Whether two lines are for one person at one time. */
function isSameVisit(a: Quote, b: Quote): boolean {
  return a.attendeeId === b.attendeeId && a.bookings.some((one) => b.bookings.some((other) => overlap(one, other)))
}

type Drawn = Want & Pick<Usage, 'id' | 'name'>

type Drawing = {
  readonly usages: readonly Usage[]
  /** Usages taken by earlier lines. */
  readonly taken: ReadonlyMap<number, number>
  readonly buyerId: number | undefined
}

function drawFor(quote: Quote, { usages, taken, buyerId }: Drawing): readonly Drawn[] | undefined {
  let needed = usagesOf(quote)
  const drawn: Drawn[] = []
  const fit = fitOf(quote, buyerId)
  for (const { placesId, left, id, name } of fitting(fit, usages)) {
    const count = Math.min(needed, left - (taken.get(placesId) ?? 0))
    if (count <= 0) continue
    drawn.push({ placesId, count, id, name, isUsage: true })
    needed -= count
  }
  return needed === 0 ? drawn : undefined
}

/** The usages of one owned package that are left for a line's price once those of `taken` are drawn. */
function leftIn(packageId: number, quote: Quote, { usages, taken, buyerId }: Drawing): number {
  return fitting(fitOf(quote, buyerId), usages)
    .filter(({ id }) => id === packageId)
    .reduce((total, { placesId, left }) => total + Math.max(0, left - (taken.get(placesId) ?? 0)), 0)
}

function fitOf({ pricingOption, bookings, attendeeId }: Quote, buyerId: number | undefined): Fit {
  return { optionId: pricingOption?.id, venueIds: bookings.map(({ venueId }) => venueId), attendeeId, buyerId }
}

type Fit = {
  readonly optionId: number | undefined
  readonly venueIds: readonly number[]
  readonly attendeeId: number | null
  readonly buyerId: number | undefined
}

/** Usages of the attendee and of the buyer that match a price and venues, in drawing order. */
function fitting({ optionId, venueIds, attendeeId, buyerId }: Fit, usages: readonly Usage[]): readonly Usage[] {
  const never = Number.MAX_SAFE_INTEGER
  const isOf = (userId: number) => userId === attendeeId || userId === buyerId
  const isOthers = ({ userId }: Usage) => (userId === attendeeId ? 0 : 1)
  return usages
    .filter(({ userId, pricingOptionId }) => isOf(userId) && pricingOptionId === optionId)
    .filter((usage) => venueIds.every((id) => usage.venueIds.includes(id)))
    .toSorted(
      (a, b) =>
        isOthers(a) - isOthers(b) ||
        (a.expiresAt ?? never) - (b.expiresAt ?? never) ||
        a.id - b.id ||
        a.position - b.position,
    )
}

function coveredBy(quote: Quote, drawn: readonly Drawn[], left: (packageId: number) => number): Quote {
  return {
    ...quote,
    unitPrice: zero,
    benefitApplied: false,
    packageApplied: true,
    priceNote: noteOf(drawn, left),
    claims: [...quote.claims, ...drawn.flatMap((one) => wantsOf(quote, one))],
    bookings: quote.bookings.map((booking) => ({ ...booking, price: zero })),
  }
}

/** Names the packages; of a single one also what is left of it. [O-567] */
function noteOf(drawn: readonly Drawn[], left: (packageId: number) => number): Text {
  const [only, ...others] = [...new Map(drawn.map((one) => [one.id, one])).values()]
  if (!only || others.length > 0) {
    return text('carts:from_package', { name: [...new Set(drawn.map(({ name }) => name))] })
  }
  const { id, name } = only
  const count = left(id)
  return count === 0 ? text('carts:last_of_package', { name }) : text('carts:of_package', { name, count })
}

/** The cover of one place before it is in a basket: the package drawn first, and all usages left. */
export function coverOf(fit: Fit, usages: readonly Usage[]): { readonly name: string; readonly left: number } | null {
  const open = fitting(fit, usages).filter(({ left }) => left > 0)
  const [first] = open
  return first ? { name: first.name, left: open.reduce((total, { left }) => total + left, 0) } : null
}

/** Each session has a usage of its own, because sessions are cancelled one by one. */
function wantsOf({ bundle }: Quote, { id: _package, name: _of, ...want }: Drawn): readonly Want[] {
  if (!bundle || bundle.whole) return [want]
  return Array.from({ length: want.count }, () => ({ ...want, count: 1 }))
}
