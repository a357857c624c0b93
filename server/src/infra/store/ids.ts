import type { Clock } from '@touchline/clock'
import { occurrenceId, type Random, uuidv7 } from '@touchline/ids'

/** The kinds of integer identifier. */
export const integerKinds = [
  'user',
  'linked_user',
  'link_invitation',
  'cart',
  'cart_item',
  'order',
  'booking_bundle',
  'booking',
  'claim',
  'places',
  'pricing_option',
  'waitlist_entry',
  'attendee',
  'block',
  'credit',
  'credit_reservation',
  'payment_transaction',
  'refund',
  'saved_card',
  'penalty',
  'till',
  'mail',
  'membership',
  'membership_request',
  'saved_search',
] as const
export type IntegerKind = (typeof integerKinds)[number]

/** New identifiers. Asked for before a unit of work begins, because a unit of work may run twice. */
export type Ids = {
  readonly integer: (kind: IntegerKind) => Promise<number>
  readonly integers: (kind: IntegerKind, count: number) => Promise<readonly number[]>
  /** Makes sure that ids of a kind are at hand. */
  readonly stock: (kind: IntegerKind) => Promise<void>
  /** One of them at once, also within a unit of work, which finds out there how many it needs; undefined when none is left. */
  readonly atHand: (kind: IntegerKind) => number | undefined
  readonly uuid: () => string
  readonly occurrence: () => string
}

type Blocks = {
  readonly next: (kind: string) => Promise<number>
  readonly take: (kind: string, count: number) => Promise<readonly number[]>
  readonly stock: (kind: string) => Promise<void>
  readonly atHand: (kind: string) => number | undefined
}

export function createIds(blocks: Blocks, clock: Clock, random: Random): Ids {
  return {
    integer: (kind) => blocks.next(kind),
    integers: (kind, count) => blocks.take(kind, count),
    stock: (kind) => blocks.stock(kind),
    atHand: (kind) => blocks.atHand(kind),
    uuid: () => uuidv7(clock.now(), random),
    occurrence: () => occurrenceId(clock.now(), random),
  }
}
