import { zero } from '@touchline/money'
import type { Chosen, Quote, Want } from '../../purchasables/purchasable.ts'
import { text } from '../../texts/index.ts'

/** What one of somebody's packages has left for one pricing option. */
export type Usage = {
  /** Of the owned package. */
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly expiresAt: number | null
  readonly position: number
  readonly pricingOptionId: number
  readonly placesId: number
  readonly left: number
  /** Where the package is valid. */
  readonly venueIds: readonly number[]
}

type Line = { readonly choice: Pick<Chosen, 'withPackage'>; readonly quote: Quote }

/** How many usages a line takes: a session of a camp one each, a ticket one each, whatever is bought whole one. */
export function usagesOf({ bundle, bookings, quantity }: Quote): number {
  return bundle && !bundle.whole ? bookings.length : quantity
}

/**
 * The lines with what packages pay for made free. A line is paid for whole or not at all, from what expires first; its
 * attendee's own packages come before those of whoever books, and lines before it have taken theirs. What it takes is a
 * claim like any other. [P3-062 to P3-064, O-45]
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
  /** Who comes. */
  readonly attendeeId: number | null
}

/** Usages for one price at some venues, in the order in which they are drawn. */
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

/** What would pay for one place before anything is in a basket: the package drawn first, and all that is left. [O-172] */
export function coverOf(fit: Fit, usages: readonly Usage[]): { readonly name: string; readonly left: number } | null {
  const open = fitting(fit, usages).filter(({ left }) => left > 0)
  const [first] = open
  return first ? { name: first.name, left: open.reduce((total, { left }) => total + left, 0) } : null
}

/** Sessions are cancelled one by one, so that each has a usage of its own. */
function wantsOf({ bundle }: Quote, { name: _of, ...want }: Drawn): readonly Want[] {
  if (!bundle || bundle.whole) return [want]
  return Array.from({ length: want.count }, () => ({ ...want, count: 1 }))
}
