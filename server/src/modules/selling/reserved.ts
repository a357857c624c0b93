import type { AddItem, PurchasableType } from '@touchline/contract'
import { noVisit } from '../../purchasables/no-visit.ts'
import { parseById } from '../../purchasables/parse-by-id.ts'
import {
  type Asked,
  type Chosen,
  type Circumstances,
  type Decision,
  type Parsed,
  type Purchasable,
  type Quote,
  refused,
  type Sold,
} from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { because } from './eligibility/may-book.ts'
import { text } from '../../texts/index.ts'

/** A reserved item: one booking, or a bundle. */
type Kind = 'booking' | 'av2BookingBundle'

type ReservedChoice = Chosen & {
  /** The booking or the bundle. */
  readonly reservedId: number
  /** The type it was reserved as; undefined until it is found. */
  readonly as?: Sold
}

type Line = Awaited<ReturnType<Reads['carts']['itemsOf']>>[number]

/** The facts of a booking or bundle that decide who may pay for it. */
type Found = {
  readonly id: number
  readonly ownerId: number
  readonly cartId: number | null
  readonly itemId: number
  readonly status: 'reserved' | 'settled' | 'cancelled'
  /** Whether the booking belongs to a bundle. */
  readonly isPart: boolean
}

const notHere = [text('carts:not_for_reserved')]

/** The reservation already has all details. */
function parse(item: AddItem): Parsed<ReservedChoice> {
  return parseById(item, { quantity: notHere, notHere }, (common, reservedId) => ({ ...common, reservedId }))
}

/**
 * Pays for an item reserved in another basket of the same owner: its line moves here unchanged, with price and places.
 * The type it was reserved as decides whether it can still be had; `sold` knows that type.
 */
export function reservedPurchasable(
  kind: Kind,
  sold: Readonly<Partial<Record<PurchasableType, Purchasable>>>,
): Purchasable {
  return {
    parse,
    async decide(reads, asked, circumstances) {
      // Each type gets back only choices that it parsed itself.
      const own = asked.map(({ choice, insteadOf }) => ({ choice: choice as ReservedChoice, insteadOf }))
      const found = await readFound(reads, kind, own)
      const again = await decideAgain(reads, sold, own, circumstances)
      const { ownerId } = circumstances.actor
      const decisions = own.map((one) => {
        const row = found.rows.get(one.choice.reservedId)
        return again.get(one) ?? decideReserved(kind, row, found.lines, ownerId)
      })
      return { decisions, facts: undefined }
    },
    whatIsLeft: async (_reads, choice) => choice,
    // Each type gets back only choices that it parsed itself.
    soldAs: (choice) => soldAs(choice as ReservedChoice),
    // Both kinds present their bookings.
    async present(reads, lines, { currency, now }) {
      const rules = kind === 'booking' ? sold.av2Booking : sold.course
      return (await rules?.present(reads, lines, { currency, now })) ?? new Map()
    },
    fulfil: async () => undefined,
    end: async () => [],
    isBlockedByPenalties: true,
  }
}

type Own = Omit<Asked, 'choice'> & { readonly choice: ReservedChoice }

async function readFound(reads: Reads, kind: Kind, own: readonly Own[]) {
  const ids = [...new Set(own.flatMap(({ choice, insteadOf }) => (insteadOf === undefined ? [choice.reservedId] : [])))]
  if (ids.length === 0) return { rows: new Map<number, Found>(), lines: [] }
  const rows =
    kind === 'booking'
      ? (await reads.bookings.byIds({ ids })).map((row) => ({ ...row, isPart: row.bundleId !== null }))
      : (await reads.bookings.bundlesByIds({ ids })).map((row) => ({ ...row, isPart: false }))
  const lines: Line[] = []
  for (const cartId of new Set(rows.flatMap((row) => row.cartId ?? []))) {
    lines.push(...(await reads.carts.itemsOf({ cartId })))
  }
  return { rows: new Map<number, Found>(rows.map((row) => [row.id, row])), lines }
}

/** Nobody learns about another person's reservation. */
function decideReserved(kind: Kind, found: Found | undefined, lines: readonly Line[], ownerId?: number): Decision {
  if (!found || found.ownerId !== ownerId) return refused({ ...because('not_found'), error: 'item_not_found' })
  const line = lines.find(({ id, cartId }) => id === found.itemId && cartId === found.cartId)
  if (found.status === 'settled') return refused(because('already_paid'))
  if (found.status === 'cancelled' || !line) return refused({ ...because('not_found'), error: 'item_not_found' })
  if (found.isPart) return refused(because('not_individually'))
  return { kind: 'quote', quote: quoteReserved(kind, found, line) }
}

function quoteReserved(kind: Kind, { id }: Found, line: Line): Quote {
  const { name, quantity, unitPrice, pricingOptionId, pricingOptionName, benefitApplied, priceNote } = line
  const isOption = pricingOptionId !== null && pricingOptionName !== null
  return {
    ...noVisit,
    name,
    purchasableId: String(id),
    quantity,
    unitPrice,
    pricingOption: isOption ? { id: pricingOptionId, name: pricingOptionName } : null,
    benefitApplied,
    priceNote,
    attendeeId: null,
    takesOver: { cartId: line.cartId, itemId: line.id, choice: keptAs(kind, id, line) },
  }
}

/**
 * The line keeps the changeable fields of a choice itself; the original type keeps the rest. A line moved before has
 * that already.
 */
function keptAs(kind: Kind, reservedId: number, { purchasableType, choice }: Line): ReservedChoice {
  // Written by the type that parsed it.
  if (purchasableType === kind) return choice as ReservedChoice
  const { answers, answersLater, agreesLater, discount, withBenefit, withPackage, ...told } = choice as Chosen
  const { attendeeId, quantity, extras, agreed } = told
  return {
    attendeeId,
    quantity,
    extras,
    answers,
    agreed,
    ...(answersLater ? { answersLater } : {}),
    ...(agreesLater === undefined ? {} : { agreesLater }),
    ...(discount ? { discount } : {}),
    ...(withBenefit === undefined ? {} : { withBenefit }),
    ...(withPackage === undefined ? {} : { withPackage }),
    reservedId,
    as: { type: purchasableType, choice: { ...told, answers: [] } },
  }
}

/** Lines of this type, decided by their original types. */
async function decideAgain(
  reads: Reads,
  sold: Readonly<Partial<Record<PurchasableType, Purchasable>>>,
  own: readonly Own[],
  circumstances: Omit<Circumstances, 'insteadOf'>,
): Promise<ReadonlyMap<Own, Decision>> {
  const decided = new Map<Own, Decision>()
  const kept = own.filter(({ insteadOf }) => insteadOf !== undefined)
  for (const [type, lines] of Map.groupBy(kept, ({ choice }) => choice.as?.type)) {
    const rules = type && sold[type]
    if (!rules) continue
    const asked = lines.map(({ choice, insteadOf }) => ({ choice: soldAs(choice).choice, insteadOf }))
    const { decisions } = await rules.decide(reads, asked, circumstances)
    for (const [index, line] of lines.entries()) {
      const decision = decisions[index]
      if (decision) decided.set(line, decision)
    }
  }
  return decided
}

/** The original choice with the current values of the shared fields. */
function soldAs({ as, reservedId: _id, ...own }: ReservedChoice): Sold {
  if (!as) throw new Error('a reserved line does not know what it was reserved as')
  return { type: as.type, choice: { ...as.choice, ...own } }
}
