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
import type { Discount } from './discount.ts'

/** The fields shared by all choices. */
export type Chosen = {
  /** The attendee; null: nobody is named. */
  readonly attendeeId: number | null
  readonly quantity: number
  readonly extras: readonly { readonly pricingOptionId: number; readonly quantity: number }[]
  readonly answers: readonly Answer[]
  /** Questions are asked later: for a waitlist entry, or after the line changed hands. */
  readonly answersLater?: true
  /** The waiver is asked for at the checkout, because the line changed hands. */
  readonly agreesLater?: boolean
  /** Waivers the attendee agrees to with this choice. */
  readonly agreed: readonly number[]
  /** A ticket at the price of a customer who showed a membership. */
  readonly discount?: Discount
  /** False to pay the standard price. */
  readonly withBenefit?: boolean
  /** Use a package that pays for all of it. */
  readonly withPackage?: boolean
  /** The person from the waitlist whose place the line holds, and nobody else's while others wait, and until when. [O-48] */
  readonly offeredTo?: number
  readonly offeredUntil?: number
}

/** A choice with the type that sells it. */
export type Sold = { readonly type: PurchasableType; readonly choice: Chosen }

/** The chosen part of a camp, in the wire's flags. */
export type ChosenDates = Pick<AddItem, 'booking_full_camp' | 'camp_occurrence_ids'>

export type Parsed<Choice> =
  { readonly kind: 'choice'; readonly choice: Choice } | { readonly kind: 'problems'; readonly fields: FieldProblems }

/** A complete line to write, made from facts by a pure function. */
export type Quote = {
  readonly name: Text | string
  readonly purchasableId: string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly pricingOption: { readonly id: number; readonly name: Text | string } | null
  readonly benefitApplied: boolean
  /** Free, because package usages pay for it. */
  readonly packageApplied?: true
  readonly priceNote: Text | string | null
  readonly attendeeId: number | null
  /** The number of tickets that can be the attendee's own, paid by their package; undefined where only one is sold. */
  readonly own?: 0 | 1
  readonly claims: readonly Want[]
  readonly extras: readonly ExtraQuote[]
  /** The bundle of bookings made together. */
  readonly bundle: { readonly scheduleId: string; readonly venueId: number; readonly whole: boolean } | null
  readonly bookings: readonly BookingQuote[]
  readonly answers: readonly Answer[]
  /** Waivers to store as agreed to by the attendee. */
  readonly agreements: readonly number[]
  /** Days to lock before the facts are reliable. */
  readonly locks: readonly Lock[]
  /** Keys that no other line of any basket may have. */
  readonly onlyOnce?: readonly string[]
  /** The line of another basket that moves here with all its claims; nothing else is taken. */
  readonly takesOver?: TakenOver
}

export type TakenOver = {
  readonly cartId: number
  readonly itemId: number
  /** The choice the line keeps. */
  readonly choice: Chosen
}

/** Wanted places; `offer` is what an entry of the waitlist gives of them. */
export type Want = {
  readonly placesId: number
  readonly count: number
  readonly offer?: { readonly entryId: number; readonly count: number; readonly until: number }
  /** Usages of a package, not places at a session. */
  readonly isUsage?: true
}

export type ExtraQuote = {
  /** The priced option; null for a fee. */
  readonly pricingOptionId: number | null
  /** A fee that comes with the line and cannot be removed. */
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
  /** The number of people under this one name. */
  readonly count: number
  /** The person can be at one place only at that time. */
  readonly exclusive: boolean
  /** Its share of the line's price. */
  readonly price: MinorUnits
}

/** A reason, and the alternative if there is one. */
export type Refusal = {
  readonly reason: Reason
  /** The error of a call that tries it anyway. */
  readonly error: ErrorCode
  readonly action: Exclude<BookableActionName, 'book'> | null
  /** Problems of single fields of the item. */
  readonly fields?: FieldProblems
  /** Held lines lapse too, whatever the reason's code. */
  readonly isLapse?: true
  /** True for everybody, but not for good: waitlist entries stay and are offered nothing meanwhile. [O-48] */
  readonly isForNow?: true
}

/** `besides` are the tickets beyond the attendee's own, at everybody's price, as a line of their own. [O-281] */
export type Decision =
  | { readonly kind: 'quote'; readonly quote: Quote; readonly besides?: Quote }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }

/** The circumstances of a decision. */
export type Circumstances = {
  readonly actor: Actor
  readonly now: number
  /** The line being changed: its places and bookings count as free. */
  readonly insteadOf?: number | undefined
  /** A booking that is moved: it clashes with nothing and holds no place here. */
  readonly moving?: { readonly bookingId: number; readonly itemId: number }
  /** Decides as if all places were free, or taken, as for a waitlist entry; by default as they are. */
  readonly placesAre?: 'free' | 'taken'
}

/** A choice to decide, with its existing line, if any. */
export type Asked = { readonly choice: Chosen } & Pick<Circumstances, 'insteadOf'>

/** A stored line of a basket or an order, with its extras. */
export type StoredLine = {
  readonly id: number
  readonly purchasableType: PurchasableType
  readonly purchasableId: string
  readonly pricingOptionId: number | null
  readonly name: Text | string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  readonly lineTotal: MinorUnits
  /** The price of all its extras; absent without any. */
  readonly extrasTotal?: MinorUnits
  readonly purchasedForUserId: number | null
  readonly benefitApplied: boolean
  readonly packageApplied: boolean
  readonly priceNote: Text | string | null
  readonly createdAt: number
}

/** An ended line; `passes` is the number of its passes, if it became passes. */
export type Ended = { readonly id: number; readonly passes?: number }

/** The order that pays for lines. */
export type Sale = {
  readonly orderId: number
  /** The buyer. */
  readonly ownerId: number
  readonly now: number
  /** A code that cannot be guessed, to show at a door. */
  readonly newCode: () => string
}

/** The fields a type adds to the plain rendering of its lines. */
export type Presented = Partial<Unworded<CartItem>> & Pick<Unworded<CartItem>, 'type'>

/** Bookings as lines of baskets and orders show them. */
export type ShownBooking = {
  readonly id: number
  readonly itemId: number
  readonly occurrenceId: string
  readonly scheduleId: string
  readonly startsAt: number
  readonly endsAt: number
  readonly price: MinorUnits
  readonly count: number
  readonly cancelledAt?: number | null | undefined
  /** Null while it is only reserved. */
  readonly orderId?: number | null | undefined
}
export type ShownBundle = Pick<ShownBooking, 'id' | 'itemId' | 'scheduleId'>

/** Facts and rows that the presenting transaction already has, so that they are not read again. */
export type Fresh<Facts> = {
  readonly facts: Facts
  readonly itemIds: ReadonlySet<number>
  readonly bundles: readonly ShownBundle[]
  readonly bookings: readonly ShownBooking[]
}

export type Showing<Facts> = {
  readonly currency: Currency
  /** Epoch milliseconds: cancellation terms are those at this instant. */
  readonly now: number
  readonly fresh?: Fresh<Facts> | undefined
}

/** How one type is sold: `decide` serves lists, reads, adding, paying and waitlists, so screens offer what baskets take. */
export type PurchasableRules<Choice extends Chosen, Facts> = {
  /** Parses the wire's flags into one choice, or into problems by field of the item. */
  readonly parse: (item: AddItem, attendeeId: number | null) => Parsed<Choice>
  /** Loads everything `decide` needs: one query per table, however many choices. */
  readonly facts: (reads: Reads, choices: readonly Choice[], circumstances: Circumstances) => Promise<Facts>
  /** The dates of a choice, as `parse` takes them; by default there is nothing to choose. */
  readonly datesIn?: (choice: Choice) => ChosenDates
  /** Drops sessions called off since the choice was made; by default the choice is unchanged. */
  readonly whatIsLeft?: (reads: Reads, choice: Choice) => Promise<Choice>
  /** Pure. Problems of single fields (answers, extras, a waiver) are refusals with `fields`. */
  readonly decide: (facts: Facts, choice: Choice, circumstances: Circumstances) => Decision
  /** Presents lines beyond name, price and quantity, by line id. */
  readonly present: (
    reads: Reads,
    lines: readonly StoredLine[],
    showing: Showing<Facts>,
  ) => Promise<ReadonlyMap<number, Presented>>
  /** Applies the effects of paid lines. Must not fail: the money has been captured. */
  readonly fulfil?: (tx: Tx, lines: readonly StoredLine[], sale: Sale) => Promise<void>
  /** Ends the effects of refunded lines, each line once. */
  readonly end?: (tx: Tx, lines: readonly StoredLine[], now: number) => Promise<readonly Ended[]>
  /** Whether a penalty blocks its purchase; true by default. */
  readonly isBlockedByPenalties?: boolean
}

/** One purchasable type; its choices are opaque to everybody else. */
export type Purchasable = {
  readonly parse: (item: AddItem, attendeeId: number | null) => Parsed<Chosen>
  /**
   * One decision per choice, in order, and the facts behind them, which only `present` understands. Choices come from
   * `parse` or from a stored line. Types with the same `decide` are decided together.
   */
  readonly decide: (
    reads: Reads,
    asked: readonly Asked[],
    circumstances: Omit<Circumstances, 'insteadOf'>,
  ) => Promise<{ readonly decisions: readonly Decision[]; readonly facts: unknown }>
  readonly datesIn?: (choice: Chosen) => ChosenDates
  readonly whatIsLeft: (reads: Reads, choice: Chosen) => Promise<Chosen>
  /** The original type and choice of a line moved from another basket. */
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

/** Builds the table entry of a type. */
export function purchasable<Choice extends Chosen, Facts>(rules: PurchasableRules<Choice, Facts>): Purchasable {
  return {
    parse: rules.parse,
    async decide(reads, asked, circumstances) {
      // Each type gets back only choices that it parsed itself.
      const choices = asked.map(({ choice }) => choice as Choice)
      const facts = await rules.facts(reads, choices, circumstances)
      const decisions = choices.map((choice, index) =>
        rules.decide(facts, choice, { ...circumstances, insteadOf: asked[index]?.insteadOf }),
      )
      return { decisions, facts }
    },
    datesIn: (choice) => rules.datesIn?.(choice as Choice) ?? {},
    whatIsLeft: async (reads, choice) => rules.whatIsLeft?.(reads, choice as Choice) ?? choice,
    // The facts are those that `decide` answered.
    present: (reads, lines, showing) => rules.present(reads, lines, showing as Showing<Facts>),
    fulfil: rules.fulfil ?? (async () => undefined),
    end: rules.end ?? (async () => []),
    isBlockedByPenalties: rules.isBlockedByPenalties ?? true,
  }
}

export function refused(refusal: Omit<Refusal, 'action'> & Partial<Pick<Refusal, 'action'>>): Decision {
  return { kind: 'refusal', refusal: { action: null, ...refusal } }
}
