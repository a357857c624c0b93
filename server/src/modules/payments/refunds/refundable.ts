import { type TenderType, tenders, tenderTypes } from '@touchline/contract'
import { least, minorUnits, type MinorUnits, minus, share, sum, sumOf, zero } from '@touchline/money'

/** A way of paying and giving back: membership credit comes back as such, `credit` is the general one. [O-32] */
export type Purse = TenderType | 'membership'

/** An amount paid or given back in one way. */
export type Part = { readonly purse: Purse; readonly amount: MinorUnits }

export type Given = Part & { readonly itemId: number | null }

/** A line of an order; what belongs to it, an extra or a fee, is a line below it. */
export type Item = { readonly id: number; readonly parentId: number | null; readonly lineTotal: MinorUnits }

/** What an order sold, what it was paid with, and what of that has come back or is on its way. */
export type Books = {
  readonly items: readonly Item[]
  readonly paid: readonly Part[]
  readonly given: readonly Given[]
}

/**
 * Whether all of `given` may have been given back of what was `paid`: no way back takes more than was paid by the tenders
 * that it may serve. What serves one tender only is part of what serves several, so that each way is looked at together
 * with those within it. [O-41, O-180]
 */
export function mayGiveBack(paid: readonly Part[], given: readonly Part[]): boolean {
  return purses.every((way) => roomOf(way, paid, given) >= 0)
}

/** How much more may be given back in one way: what is left of it, and of every way that it is part of. [O-180] */
export function leftAs(way: Purse, { paid, given }: Pick<Books, 'paid' | 'given'>): MinorUnits {
  const rooms = purses.filter((one) => isWithin(way, one)).map((one) => roomOf(one, paid, given))
  return minorUnits(Math.max(0, Math.min(...rooms)))
}

/**
 * What is left of an item to be given back by its name: what it cost with all that belongs to it, less what has come back
 * of any of that; of what belongs to another one, no more than it cost itself. [O-180]
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
 * What is left of an item's share of what was paid by card, for which a cancellation goes to the card before the rest comes
 * as credit. Each share is in proportion to what the item cost with all that belongs to it; together they are exactly what
 * was paid. payments.md 5.11
 */
export function leftOfCardShare(books: Books, itemId: number): MinorUnits {
  const { items, paid, given } = books
  const top = items.find(({ id }) => id === itemId)?.parentId ?? itemId
  const upTo = (isBefore: (item: number) => boolean) =>
    amountsOf(items.filter(({ id, parentId }) => isBefore(parentId ?? id)))
  const total = upTo(() => true)
  if (total === zero) return zero
  const byCard = sumOf(paid.filter(({ purse }) => purse === 'online'))
  // From where the shares of the items before it end to where its own does: so nothing is lost by rounding.
  const [ended, begun] = [upTo((item) => item <= top), upTo((item) => item < top)]
  const own = minus(share(byCard, ended, total), share(byCard, begun, total))
  const lines = new Set(items.filter(({ id, parentId }) => (parentId ?? id) === top).map(({ id }) => id))
  const back = given.filter((one) => one.purse === 'online' && one.itemId !== null && lines.has(one.itemId))
  return minorUnits(Math.max(0, Math.min(minus(own, sumOf(back)), leftAs('online', books))))
}

const amountsOf = (items: readonly Item[]) => sum(items.map(({ lineTotal }) => lineTotal))

/** What is left of an order to be given back as credit, by what it was paid with. */
export type Left = { readonly membership: MinorUnits; readonly other: MinorUnits }

export function leftOf(books: Pick<Books, 'paid' | 'given'>): Left {
  return { membership: leftAs('membership', books), other: leftAs('credit', books) }
}

/** How much of an amount that comes back as credit is membership credit: in proportion to what is left of both. [O-32] */
export function membershipPartOf(amount: MinorUnits, { membership, other }: Left): MinorUnits {
  const left = membership + other
  return left === 0 ? zero : minorUnits(Math.floor((amount * membership) / left))
}

/** Something that is to be given back. */
export type Wanted = {
  readonly tenderType: TenderType
  readonly amount: MinorUnits
  readonly itemId: number | null
}

/** The same as it comes back: how much of credit is membership credit. */
export type Divided<W extends Wanted = Wanted> = W & { readonly membership: MinorUnits }

/**
 * What is wanted, all of it, as it comes back; undefined where any of it may not. Money goes first: what it leaves is what
 * credit is divided by. [O-180]
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

const isCredit = ({ tenderType }: Wanted) => tenderType === 'credit'

function partsOf({ tenderType, amount, membership, itemId }: Divided): readonly Given[] {
  return [
    { purse: 'membership' as const, amount: membership, itemId },
    { purse: tenderType, amount: minus(amount, membership), itemId },
  ].filter((part) => part.amount > 0)
}

const purses: readonly Purse[] = [...tenderTypes, 'membership']

/** The tenders that may come back in one way. */
const sources: ReadonlyMap<Purse, ReadonlySet<Purse>> = new Map(purses.map((way) => [way, sourcesOf(way)]))

function sourcesOf(way: Purse): ReadonlySet<Purse> {
  const back = (from: Purse): readonly Purse[] => (from === 'membership' ? ['membership'] : tenders[from].refundableTo)
  return new Set(purses.filter((from) => back(from).includes(way)))
}

const isOf = (purse: Purse, way: Purse) => sources.get(way)?.has(purse) === true

function isWithin(way: Purse, other: Purse): boolean {
  return way === other || purses.every((purse) => !isOf(purse, way) || isOf(purse, other))
}

/** What was paid that may come back in one way, less what has come back in it or in one within it. */
function roomOf(way: Purse, paid: readonly Part[], given: readonly Part[]): number {
  const from = paid.filter(({ purse }) => isOf(purse, way))
  return sumOf(from) - sumOf(given.filter(({ purse }) => isWithin(purse, way)))
}
