import {
  type AddItem,
  type FieldProblems,
  PlatformError,
  type PurchasableType,
  refuseFields,
  Text,
} from '@touchline/contract'
import type {
  Asked,
  Chosen,
  Circumstances,
  Decision,
  Purchasable,
  Quote,
  Refusal,
} from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Reads } from '../../../repositories.ts'
import { refuseUnpayable } from '../cart.ts'
import { coverByPackages } from '../../packages/index.ts'
import { asSoldFirst, linesOf } from './lines-of.ts'
import { errorText, text, textOf } from '../../../texts/index.ts'

/** A request item, parsed by the type that sells it. */
export type Wanted = Asked & {
  readonly type: PurchasableType
  readonly rules: Purchasable
  /** The prefix of its fields: `items.0.`. */
  readonly path: string
}

/** The quote, and the facts it was decided from. */
export type Quoted = Wanted & { readonly quote: Quote; readonly facts: unknown }

/** Parses all items. Throws `validation_failed` with every problem of every item. */
export function parseItems(items: readonly AddItem[], ownerId: number): readonly Wanted[] {
  const problems: Record<string, readonly Text[]> = {}
  const wanted = items.flatMap((item, index): readonly Wanted[] => {
    const path = `items.${index}.`
    const rules = purchasables[item.purchasable_type]
    if (!rules) {
      problems[`${path}purchasable_type`] = [text('carts:not_sold_in_baskets')]
      return []
    }
    const parsed = rules.parse(item, item.purchased_for_user_id ?? ownerId)
    if (parsed.kind === 'problems') {
      Object.assign(problems, prefixed(parsed.fields, path))
      return []
    }
    return [{ type: item.purchasable_type, rules, choice: parsed.choice, path }]
  })
  refuseFields(problems)
  return wanted
}

/**
 * Quotes every item, with one reading of facts per type; an item of several tickets may become two lines. Throws the
 * refusal of the first item that cannot be had, or
 * `validation_failed` for a field. Two items for one person at one time clash like a booking. Items paid by a package
 * are free.
 */
export async function quoteAll(
  reads: Reads,
  wanted: readonly Wanted[],
  circumstances: Omit<Circumstances, 'insteadOf'>,
): Promise<readonly Quoted[]> {
  const quoted = new Map<Wanted, readonly Quoted[]>()
  for (const { asked, decision, facts } of await decideAll(reads, wanted, circumstances)) {
    if (decision?.kind !== 'quote') throw refusalError(decision?.refusal, asked.path)
    const lines = linesOf(asked, decision, facts)
    for (const { unitPrice, quantity } of lines.flatMap(({ quote }) => [quote, ...quote.extras])) {
      refuseUnpayable(unitPrice * quantity, asked.path)
    }
    quoted.set(asked, lines)
  }
  const all = wanted.flatMap((one) => quoted.get(one) ?? [])
  refuseOverlaps(all)
  refuseTwice(all)
  const { actor, now } = circumstances
  // Only the customers themselves use up their packages and memberships. [O-17]
  if (actor.visit) return all
  return (await coverByPackages(reads, all, { ownerId: actor.ownerId, now })).map(asSoldFirst)
}

/** Decides choices of any types, with one reading of facts for each group decided together. */
export async function decideAll<One extends Asked & { readonly rules: Purchasable }>(
  reads: Reads,
  all: readonly One[],
  circumstances: Omit<Circumstances, 'insteadOf'>,
): Promise<readonly { readonly asked: One; readonly decision: Decision | undefined; readonly facts: unknown }[]> {
  const decided = []
  for (const [decide, group] of Map.groupBy(all, ({ rules }) => rules.decide)) {
    const { decisions, facts } = await decide(reads, group, circumstances)
    decided.push(...group.map((asked, index) => ({ asked, decision: decisions[index], facts })))
  }
  return decided
}

/** Drops sessions called off since the choices were made. */
export async function withWhatIsLeft<One extends Asked & { readonly rules: Purchasable }>(
  reads: Reads,
  all: readonly One[],
): Promise<readonly One[]> {
  const left: One[] = []
  for (const one of all) left.push({ ...one, choice: await one.rules.whatIsLeft(reads, one.choice) })
  return left
}

/** The error for a refusal. */
export function refusalError(refusal: Refusal | undefined, path: string): PlatformError {
  if (!refusal) return new PlatformError('item_not_found')
  if (refusal.fields) return new PlatformError('validation_failed', { fields: prefixed(refusal.fields, path) })
  return new PlatformError(refusal.error, { text: textOf(refusal.reason) })
}

/** Why something is refused, in one text. */
export function refusalText(refusal: Refusal | undefined): Text {
  const { text: reason, code } = refusalError(refusal, '')
  return reason instanceof Text ? reason : errorText(code)
}

export function prefixed(fields: FieldProblems, path: string): FieldProblems {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [`${path}${field}`, texts]))
}

type Visit = Quote['bookings'][number] & { readonly attendeeId: number }

/** The items of one request must not put one person in two places at once. */
function refuseOverlaps(quoted: readonly Quoted[]): void {
  const visits: Visit[] = []
  for (const { quote } of quoted) {
    const { attendeeId } = quote
    if (attendeeId === null) continue
    const own = quote.bookings.filter(({ exclusive }) => exclusive).map((booking) => ({ ...booking, attendeeId }))
    if (own.some((visit) => visits.some((other) => meet(visit, other)))) {
      throw new PlatformError('already_booked', { text: textOf({ code: 'time_taken' }) })
    }
    visits.push(...own)
  }
}

/** A single item must not appear twice in one request. */
function refuseTwice(quoted: readonly Quoted[]): void {
  const names = quoted.flatMap(({ quote }) => quote.onlyOnce ?? [])
  if (new Set(names).size < names.length) {
    throw new PlatformError('already_booked', { text: textOf({ code: 'in_basket' }) })
  }
}

function meet(a: Visit, b: Visit): boolean {
  return a.attendeeId === b.attendeeId && a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

/** Attendees are the owner, a confirmed linked user, or, for staff, anybody. */
export async function checkAttendees(
  reads: Reads,
  wanted: readonly { readonly choice: Pick<Chosen, 'attendeeId'>; readonly path: string }[],
  { ownerId, byStaff }: { readonly ownerId: number; readonly byStaff: boolean },
): Promise<void> {
  const known = new Set([ownerId])
  for (const { choice, path } of wanted) {
    const { attendeeId } = choice
    if (attendeeId === null || known.has(attendeeId)) continue
    if (!(await reads.users.isLinked({ ownerId, userId: attendeeId }))) {
      if (!byStaff) throw new PlatformError('unauthorised')
      // Staff can name anybody, so they may learn that a user does not exist.
      if (!(await reads.users.byId({ id: attendeeId }))) {
        const fields = { [`${path}purchased_for_user_id`]: [text('people:no_such_user')] }
        throw new PlatformError('validation_failed', { fields })
      }
    }
    known.add(attendeeId)
  }
}

/** Refuses while a penalty blocks the owner; paying a penalty is never refused. [O-18, O-92] */
export async function refuseBlocked(
  reads: Reads,
  wanted: readonly Pick<Wanted, 'rules'>[],
  { ownerId, byStaff }: { readonly ownerId: number; readonly byStaff: boolean },
): Promise<void> {
  if (byStaff || !wanted.some(({ rules }) => rules.isBlockedByPenalties)) return
  if (await reads.penalties.blocksBooking(ownerId)) throw new PlatformError('booking_blocked')
}
