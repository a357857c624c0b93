import { type TenderType, tenders, tenderTypes } from '@touchline/contract'
import { least, minorUnits, type MinorUnits, minus, plus, share, sum, sumOf, zero } from '@touchline/money'

/** A way of paying and refunding: membership credit is refunded as such, `credit` is general credit. */
export type Purse = TenderType | 'membership'

/** An amount paid or refunded in one way. */
export type Part = { readonly purse: Purse; readonly amount: MinorUnits }

export type Given = Part & { readonly itemId: number | null }

/** A line of an order; an extra or a fee is a line below another. */
export type Item = { readonly id: number; readonly parentId: number | null; readonly lineTotal: MinorUnits }

/** An order's items, payments, and refunds, including those on their way. */
export type Books = {
  readonly items: readonly Item[]
  readonly paid: readonly Part[]
  readonly given: readonly Given[]
}

/**
 * Whether the refunds are covered: no way refunds more than the tenders it serves have paid. A way that serves one
 * tender is part of those that serve several, so each is checked together with the ways within it.
 */
export function mayGiveBack(paid: readonly Part[], given: readonly Part[]): boolean {
  return purses.every((way) => roomOf(way, paid, given) >= 0)
}

/** The rest of one way: the least of its own rest and that of every way it is part of. */
export function leftAs(way: Purse, { paid, given }: Pick<Books, 'paid' | 'given'>): MinorUnits {
  const rooms = purses.filter((one) => isWithin(way, one)).map((one) => roomOf(one, paid, given))
  return minorUnits(Math.max(0, Math.min(...rooms)))
}

/**
 * The refundable rest of an item: its price with extras, minus refunds of any of them; an extra's rest is limited by
 * its own price.
 */
export function leftOfItem({ items, given }: Pick<Books, 'items' | 'given'>, itemId: number): MinorUnits {
  const item = items.find(({ id }) => id === itemId)
  if (!item) return zero
  const leftOf = (lines: readonly Item[]) => {
    const back = given.filter((one) => lines.some(({ id }) => id === one.itemId))
    return minus(sum(lines.map(({ lineTotal }) => lineTotal)), sumOf(back))
  }
  const top = item.parentId ?? item.id
  const left = leftOf(items.filter(({ id, parentId }) => (parentId ?? id) === top))
  return minorUnits(Math.max(0, item.parentId === null ? left : least(left, leftOf([item]))))
}

/**
 * The rest of an item's share of the card payment, which a cancellation refunds before the rest as credit. Shares are
 * in proportion to price with extras and add up to the amount paid. payments.md 5.11
 */
export function leftOfCardShare(books: Books, itemId: number): MinorUnits {
  const { items, paid, given } = books
  const top = items.find(({ id }) => id === itemId)?.parentId ?? itemId
  const upTo = (isBefore: (item: number) => boolean) =>
    amountsOf(items.filter(({ id, parentId }) => isBefore(parentId ?? id)))
  const total = upTo(() => true)
  if (total === zero) return zero
  const byCard = sumOf(paid.filter(({ purse }) => purse === 'online'))
  // The cumulative share after the item minus that before it, so that rounding loses nothing.
  const [ended, begun] = [upTo((item) => item <= top), upTo((item) => item < top)]
  const own = minus(share(byCard, ended, total), share(byCard, begun, total))
  const lines = new Set(items.filter(({ id, parentId }) => (parentId ?? id) === top).map(({ id }) => id))
  const back = given.filter((one) => one.purse === 'online' && one.itemId !== null && lines.has(one.itemId))
  return minorUnits(Math.max(0, Math.min(minus(own, sumOf(back)), leftAs('online', books))))
}

const amountsOf = (items: readonly Item[]) => sum(items.map(({ lineTotal }) => lineTotal))

/** The part of an order refundable as credit, by its origin. */
export type Left = { readonly membership: MinorUnits; readonly other: MinorUnits }

export function leftOf(books: Pick<Books, 'paid' | 'given'>): Left {
  return { membership: leftAs('membership', books), other: leftAs('credit', books) }
}

/** The part of a credit refund that is membership credit: in proportion to the rest of both. */
export function membershipPartOf(amount: MinorUnits, { membership, other }: Left): MinorUnits {
  const left = membership + other
  return left === 0 ? zero : minorUnits(Math.floor((amount * membership) / left))
}

/** A wanted refund. */
export type Wanted = {
  readonly tenderType: TenderType
  readonly amount: MinorUnits
  readonly itemId: number | null
}

/** The refund with its part of membership credit. */
export type Divided<W extends Wanted = Wanted> = W & { readonly membership: MinorUnits }

/**
 * All wanted refunds, divided; undefined when one is not allowed. Money is taken first; credit is divided by what it
 * leaves. [O-180]
 */
export function divide<W extends Wanted>(books: Books, wanted: readonly W[]): readonly Divided<W>[] | undefined {
  const given = [...books.given]
  const divided = new Map<W, Divided<W>>()
  for (const one of wanted.toSorted((a, b) => Number(isCredit(a)) - Number(isCredit(b)))) {
    const now = { ...books, given }
    const membership = isCredit(one) ? membershipPartOf(one.amount, leftOf(now)) : zero
    if (one.itemId !== null && one.amount > leftOfItem(now, one.itemId)) return undefined
    given.push(...partsOf({ ...one, membership }))
    if (!mayGiveBack(books.paid, given)) return undefined
    divided.set(one, { ...one, membership })
  }
  return wanted.flatMap((one) => divided.get(one) ?? [])
}

/** The most that one refund could be now: what is left in its way, and of its item. */
export function mostOf(books: Books, { tenderType, itemId }: Omit<Wanted, 'amount'>): MinorUnits {
  const { membership, other } = leftOf(books)
  const inThisWay = tenderType === 'credit' ? plus(membership, other) : leftAs(tenderType, books)
  return itemId === null ? inThisWay : least(inThisWay, leftOfItem(books, itemId))
}

const isCredit = ({ tenderType }: Wanted) => tenderType === 'credit'

function partsOf({ tenderType, amount, membership, itemId }: Divided): readonly Given[] {
  return [
    { purse: 'membership' as const, amount: membership, itemId },
    { purse: tenderType, amount: minus(amount, membership), itemId },
  ].filter((part) => part.amount > 0)
}

const purses: readonly Purse[] = [...tenderTypes, 'membership']

/** The tenders that one way may refund. */
const sources: ReadonlyMap<Purse, ReadonlySet<Purse>> = new Map(purses.map((way) => [way, sourcesOf(way)]))

function sourcesOf(way: Purse): ReadonlySet<Purse> {
  const back = (from: Purse): readonly Purse[] => (from === 'membership' ? ['membership'] : tenders[from].refundableTo)
  return new Set(purses.filter((from) => back(from).includes(way)))
}

const isOf = (purse: Purse, way: Purse) => sources.get(way)?.has(purse) === true

function isWithin(way: Purse, other: Purse): boolean {
  return way === other || purses.every((purse) => !isOf(purse, way) || isOf(purse, other))
}

/** The payments that one way may refund, minus its refunds and those of ways within it. */
function roomOf(way: Purse, paid: readonly Part[], given: readonly Part[]): number {
  const from = paid.filter(({ purse }) => isOf(purse, way))
  return sumOf(from) - sumOf(given.filter(({ purse }) => isWithin(purse, way)))
}
