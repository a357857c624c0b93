import type {
  AddItem,
  Answer,
  BookableActionName,
  CartItem,
  ErrorCode,
  FieldProblems,
  PurchasableType,
  Reason,
  Unworded,
  Text,
} from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import type { Actor } from '../actor.ts'
import type { Lock } from '../modules/places/index.ts'
import type { Reads, Tx } from '../repositories.ts'

/** What every choice has, whatever is chosen. */
export type Chosen = {
  /** Who comes; null: nobody is named. */
  readonly attendeeId: number | null
  readonly quantity: number
  readonly extras: readonly { readonly pricingOptionId: number; readonly quantity: number }[]
  readonly answers: readonly Answer[]
  /** Questions are not asked now: somebody only waits, or the line has changed hands. [O-48, O-131] */
  readonly answersLater?: true
  /** The waiver is asked for on the way to paying, because the line has changed hands. [O-131] */
  readonly agreesLater?: boolean
  /** Waivers that the attendee agrees to with this. [O-49] */
  readonly agreed: readonly number[]
  /** A ticket at the price of somebody with a membership, who has shown it. [O-43] */
  readonly discount?: Discount
  /** False: at what everybody pays. [O-45] */
  readonly withBenefit?: boolean
  /** From a package, where there is one that pays for all of it. [O-45] */
  readonly withPackage?: boolean
  /** Who has waited for a place that the line holds: it is theirs, and nobody else's as long as others wait. [O-48] */
  readonly offeredTo?: number
}

/** A choice, and the type that sells it. */
export type Sold = { readonly type: PurchasableType; readonly choice: Chosen }

export type Discount = {
  readonly customerId: number
  readonly reference: string
  /** What a ticket costs without it. */
  readonly instead: MinorUnits
}

export type Parsed<Choice> =
  { readonly kind: 'choice'; readonly choice: Choice } | { readonly kind: 'problems'; readonly fields: FieldProblems }

/** What a line will take, to the last detail; made of facts by a pure function. */
export type Quote = {
  readonly name: Text | string
  readonly purchasableId: string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly pricingOption: { readonly id: number; readonly name: string } | null
  readonly benefitApplied: boolean
  /** It is free because usages of a package are taken for it. [P3-064] */
  readonly packageApplied?: true
  readonly priceNote: Text | string | null
  readonly attendeeId: number | null
  readonly claims: readonly Want[]
  readonly extras: readonly ExtraQuote[]
  /** What the bookings belong to, when they are bought together. */
  readonly bundle: { readonly scheduleId: string; readonly venueId: number; readonly whole: boolean } | null
  readonly bookings: readonly BookingQuote[]
  readonly answers: readonly Answer[]
  /** Waivers to be remembered as agreed to by the attendee. */
  readonly agreements: readonly number[]
  /** Days to be locked before the facts behind this may be relied on. */
  readonly locks: readonly Lock[]
  /** What no other line of any basket may be about, by name. [O-174] */
  readonly onlyOnce?: readonly string[]
  /** The line of another basket that this is, with all it holds: nothing is taken besides. [O-91] */
  readonly takesOver?: TakenOver
}

export type TakenOver = {
  readonly cartId: number
  readonly itemId: number
  /** What the line is kept as from now on. */
  readonly choice: Chosen
}

/** Places that are wanted. */
export type Want = {
  readonly placesId: number
  readonly count: number
  /** As many of them are kept for somebody who waited, by this entry of the waitlist. [O-48] */
  readonly offer?: { readonly entryId: number; readonly count: number }
  /** Usages of a package, not places at something. */
  readonly isUsage?: true
}

export type ExtraQuote = {
  /** What it is the price of; a fee has none. */
  readonly pricingOptionId: number | null
  /** It is a fee that comes with the line, and cannot be left out of it. [P3-028] */
  readonly collectableFeeId?: number
  readonly name: Text | string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly claim: Want | null
}

export type BookingQuote = {
  readonly occurrenceId: string
  readonly scheduleId: string
  readonly venueId: number
  readonly startsAt: number
  readonly endsAt: number
  /** How many come under this one name. */
  readonly count: number
  /** One person at one place at one time. */
  readonly exclusive: boolean
  /** Its share of the line's price. */
  readonly price: MinorUnits
}

/** Why not, and what can be done instead. */
export type Refusal = {
  readonly reason: Reason
  /** The refusal of a call that tries all the same. */
  readonly error: ErrorCode
  readonly action: Exclude<BookableActionName, 'book'> | null
  /** What is wrong with single fields of the item, where it is they. */
  readonly fields?: FieldProblems
  /** It takes away what a basket holds, whatever the reason is called. */
  readonly isLapse?: true
  /** It is so for everybody, and not for good: who waits goes on waiting, and is offered nothing meanwhile. [O-48] */
  readonly isForNow?: true
}

export type Decision =
  { readonly kind: 'quote'; readonly quote: Quote } | { readonly kind: 'refusal'; readonly refusal: Refusal }

/** Under what circumstances something is decided. */
export type Circumstances = {
  readonly actor: Actor
  readonly now: number
  /** The line whose places and bookings count as free, because they are what is being changed. */
  readonly insteadOf?: number | undefined
  /** The booking of a line that leaves its place for this, and is in the way of nothing; it holds no place here. [O-94] */
  readonly moving?: { readonly bookingId: number; readonly itemId: number }
  /** There are places: only what else speaks against it is asked, as it is of whoever waits. [O-48] */
  readonly withPlaces?: boolean
}

/** A choice to decide, and the line it is of already, if it is. */
export type Asked = { readonly choice: Chosen } & Pick<Circumstances, 'insteadOf'>

/** A line of a basket or an order with its extras, as it is stored. */
export type StoredLine = {
  readonly id: number
  readonly purchasableType: PurchasableType
  readonly purchasableId: string
  readonly pricingOptionId: number | null
  readonly name: Text | string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly lineTotal: MinorUnits
  readonly purchasedForUserId: number | null
  readonly benefitApplied: boolean
  readonly packageApplied: boolean
  readonly priceNote: Text | string | null
  readonly createdAt: number
}

/** A line that is over. `passes`: so many passes of it, where passes are what it became. */
export type Ended = { readonly id: number; readonly passes?: number }

/** The order that lines are paid with. */
export type Sale = {
  readonly orderId: number
  /** Who placed it. */
  readonly ownerId: number
  readonly now: number
  /** A code that nobody guesses, for what is shown at a door. */
  readonly newCode: () => string
}

/** What a noun adds to the plain rendering of its lines, which every line has. */
export type Presented = Partial<Unworded<CartItem>> & Pick<Unworded<CartItem>, 'type'>

/** What bookings show of themselves as lines of a basket or an order. */
export type ShownBooking = {
  readonly id: number
  readonly itemId: number
  readonly occurrenceId: string
  readonly scheduleId: string
  readonly startsAt: number
  readonly endsAt: number
  readonly price: MinorUnits
  readonly cancelledAt?: number | null | undefined
}
export type ShownBundle = Pick<ShownBooking, 'id' | 'itemId' | 'scheduleId'>

/** What the unit of work that shows lines has decided them from, and written of them: none of it is read again. */
export type Fresh<Facts> = {
  readonly facts: Facts
  readonly itemIds: ReadonlySet<number>
  readonly bundles: readonly ShownBundle[]
  readonly bookings: readonly ShownBooking[]
}

export type Showing<Facts> = {
  readonly currency: Currency
  /** Epoch milliseconds: until when something can be cancelled is said as it is then. */
  readonly now: number
  readonly fresh?: Fresh<Facts> | undefined
}

/**
 * How one purchasable type is sold. The same `decide` answers lists, single reads, adding, the check before payment and
 * waitlist offers, so that what a screen offers is what the basket takes.
 */
export type PurchasableRules<Choice extends Chosen, Facts> = {
  /** The wire's flags as one choice, or problems by field of the item. */
  readonly parse: (item: AddItem, attendeeId: number | null) => Parsed<Choice>
  /** Everything `decide` needs: one query per table, however many choices. */
  readonly facts: (reads: Reads, choices: readonly Choice[], circumstances: Circumstances) => Promise<Facts>
  /** A choice that names sessions, without those that were called off meanwhile; the choice itself unless said otherwise. */
  readonly whatIsLeft?: (reads: Reads, choice: Choice) => Promise<Choice>
  /** Pure. Problems of single fields (answers, extras, a waiver) are refusals with `fields`. */
  readonly decide: (facts: Facts, choice: Choice, circumstances: Circumstances) => Decision
  /** What is shown of lines beyond name, price and quantity: by line id. */
  readonly present: (
    reads: Reads,
    lines: readonly StoredLine[],
    showing: Showing<Facts>,
  ) => Promise<ReadonlyMap<number, Presented>>
  /** What else becomes true when lines are paid. Must not fail: the money has been taken. */
  readonly fulfil?: (tx: Tx, lines: readonly StoredLine[], sale: Sale) => Promise<void>
  /** What is over when what was paid for lines is given back, each line once. [O-180] */
  readonly end?: (tx: Tx, lines: readonly StoredLine[], now: number) => Promise<readonly Ended[]>
  /** Whether a penalty keeps it from being bought; true unless said otherwise. [O-92] */
  readonly isBlockedByPenalties?: boolean
}

/** One purchasable type, its choices known to nobody but itself. */
export type Purchasable = {
  readonly parse: (item: AddItem, attendeeId: number | null) => Parsed<Chosen>
  /**
   * One decision per choice, in their order, and the facts they were made from, of which only `present` knows more.
   * Choices come from `parse`, or from a line that was stored. Types that have this in common are decided together.
   */
  readonly decide: (
    reads: Reads,
    asked: readonly Asked[],
    circumstances: Omit<Circumstances, 'insteadOf'>,
  ) => Promise<Decided>
  readonly whatIsLeft: (reads: Reads, choice: Chosen) => Promise<Chosen>
  /** Of what was brought from another basket: what it was put into that one as. */
  readonly soldAs?: (choice: Chosen) => Sold
  readonly present: (
    reads: Reads,
    lines: readonly StoredLine[],
    showing: Showing<unknown>,
  ) => Promise<ReadonlyMap<number, Presented>>
  readonly fulfil: (tx: Tx, lines: readonly StoredLine[], sale: Sale) => Promise<void>
  readonly end: (tx: Tx, lines: readonly StoredLine[], now: number) => Promise<readonly Ended[]>
  readonly isBlockedByPenalties: boolean
}

export type Decided = { readonly decisions: readonly Decision[]; readonly facts: unknown }

/** The entry of a type in the table of purchasables. */
export function purchasable<Choice extends Chosen, Facts>(rules: PurchasableRules<Choice, Facts>): Purchasable {
  return {
    parse: rules.parse,
    async decide(reads, asked, circumstances) {
      // What this type has parsed, it gets back: a line is only ever handed to the type it is stored with.
      const choices = asked.map(({ choice }) => choice as Choice)
      const facts = await rules.facts(reads, choices, circumstances)
      const decisions = choices.map((choice, index) =>
        rules.decide(facts, choice, { ...circumstances, insteadOf: asked[index]?.insteadOf }),
      )
      return { decisions, facts }
    },
    whatIsLeft: async (reads, choice) => rules.whatIsLeft?.(reads, choice as Choice) ?? choice,
    // The facts are those that `decide` has answered.
    present: (reads, lines, showing) => rules.present(reads, lines, showing as Showing<Facts>),
    fulfil: rules.fulfil ?? (async () => undefined),
    end: rules.end ?? (async () => []),
    isBlockedByPenalties: rules.isBlockedByPenalties ?? true,
  }
}

export function refused(refusal: Omit<Refusal, 'action'> & Partial<Pick<Refusal, 'action'>>): Decision {
  return { kind: 'refusal', refusal: { action: null, ...refusal } }
}
