import { zero } from '@touchline/money'
import type { Chosen, Quote, Want } from '../../purchasables/purchasable.ts'
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

type Line = { readonly choice: Pick<Chosen, 'withPackage'>; readonly quote: Quote }

/** The usages a line needs: one per camp session or ticket, one for a purchase of the whole. */
export function usagesOf({ bundle, bookings, quantity }: Quote): number {
  return bundle && !bundle.whole ? bookings.length : quantity
}

/**
 * Makes lines free that packages pay for. A line is paid whole or not at all, soonest expiry first; the attendee's
 * packages come before the buyer's, and earlier lines take theirs first. Each usage is a claim. [P3-062 to P3-064,
 * O-45]
 */
export function coverLines<One extends Line>(lines: readonly One[], usages: readonly Usage[]): readonly One[] {
  const taken = new Map<number, number>()
  return lines.map((line) => {
    const { quote } = line
    if (line.choice.withPackage !== true || quote.unitPrice === zero || quote.takesOver) return line
    const drawn = drawFor(quote, usages, taken)
    if (!drawn) return line
    for (const { placesId, count } of drawn) taken.set(placesId, (taken.get(placesId) ?? 0) + count)
    return { ...line, quote: coveredBy(quote, drawn) }
  })
}

type Drawn = Want & { readonly name: string }

function drawFor(
  quote: Quote,
  usages: readonly Usage[],
  taken: ReadonlyMap<number, number>,
): readonly Drawn[] | undefined {
  let needed = usagesOf(quote)
  const drawn: Drawn[] = []
  const { pricingOption, bookings, attendeeId } = quote
  const fit = { optionId: pricingOption?.id, venueIds: bookings.map(({ venueId }) => venueId), attendeeId }
  for (const { placesId, left, name } of fitting(fit, usages)) {
    const count = Math.min(needed, left - (taken.get(placesId) ?? 0))
    if (count <= 0) continue
    drawn.push({ placesId, count, name, isUsage: true })
    needed -= count
  }
  return needed === 0 ? drawn : undefined
}

type Fit = {
  readonly optionId: number | undefined
  readonly venueIds: readonly number[]
  /** The attendee. */
  readonly attendeeId: number | null
}

/** Usages that match a price and venues, in drawing order. */
function fitting({ optionId, venueIds, attendeeId }: Fit, usages: readonly Usage[]): readonly Usage[] {
  const never = Number.MAX_SAFE_INTEGER
  const isOwn = ({ userId }: Usage) => (userId === attendeeId ? 0 : 1)
  return usages
    .filter((usage) => usage.pricingOptionId === optionId && venueIds.every((id) => usage.venueIds.includes(id)))
    .toSorted(
      (a, b) =>
        isOwn(a) - isOwn(b) ||
        (a.expiresAt ?? never) - (b.expiresAt ?? never) ||
        a.id - b.id ||
        a.position - b.position,
    )
}

function coveredBy(quote: Quote, drawn: readonly Drawn[]): Quote {
  return {
    ...quote,
    unitPrice: zero,
    benefitApplied: false,
    packageApplied: true,
    priceNote: text('carts:from_package', { name: [...new Set(drawn.map(({ name }) => name))] }),
    claims: [...quote.claims, ...drawn.flatMap((one) => wantsOf(quote, one))],
    bookings: quote.bookings.map((booking) => ({ ...booking, price: zero })),
  }
}

/** The cover of one place before it is in a basket: the package drawn first, and all usages left. */
export function coverOf(fit: Fit, usages: readonly Usage[]): { readonly name: string; readonly left: number } | null {
  const open = fitting(fit, usages).filter(({ left }) => left > 0)
  const [first] = open
  return first ? { name: first.name, left: open.reduce((total, { left }) => total + left, 0) } : null
}

/** Each session has a usage of its own, because sessions are cancelled one by one. */
function wantsOf({ bundle }: Quote, { name: _of, ...want }: Drawn): readonly Want[] {
  if (!bundle || bundle.whole) return [want]
  return Array.from({ length: want.count }, () => ({ ...want, count: 1 }))
}
