import type { BookableAction, Occurrence, Ticket, Unworded } from '@touchline/contract'
import { type Currency, type MinorUnits } from '@touchline/money'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import { capacityOn } from '../../places/index.ts'
import { everybody, leastFor, priceFor, type PriceList } from '../../pricing/index.ts'
import { currencyOf } from '../../site/index.ts'
import { readBlocks } from './read-blocks.ts'
import { readClashes } from '../../clashes/index.ts'
import { canCancel } from '../cancelling/may-cancel.ts'
import { type Schedule, presentStatic, type OccurrenceRow, type TicketRow } from '../../schedules/index.ts'
import { ownAudiences } from '../eligibility/own-price.ts'
import { singleFor, singlesOf } from '../eligibility/price-by-age.ts'
import { audiencesAt, type Person, unmetRestrictions } from '../eligibility/person.ts'
import { lastBookableAt, presentOccurrence, waitlistOf } from './present-occurrence.ts'
import { readSaleFacts, type SaleFacts } from '../read-sale-facts.ts'
import { sellingAction } from '../selling-action.ts'
import type { SaleChoice } from '../sell-occurrence.ts'

type Asking = { readonly actor: Actor; readonly now: number }

/** The view shared by all occurrences of an answer. */
type View = Asking & {
  readonly facts: SaleFacts
  readonly person: Person | undefined
  readonly currency: Currency
}

/**
 * Occurrences as the caller sees them, in row order. Actions and unmet restrictions are shown to known persons only,
 * blocks only to callers who may see them. [C-66, O-93]
 */
export async function readViews(
  reads: Reads,
  rows: readonly OccurrenceRow[],
  { actor, now }: Asking,
): Promise<Unworded<Occurrence>[]> {
  if (rows.length === 0) return []
  const { ownerId } = actor
  const choices = rows.map((row): SaleChoice => ({
    ...plain,
    kind: 'named',
    occurrenceId: row.id,
    attendeeId: ownerId ?? null,
  }))
  const facts = await readSaleFacts(reads, choices, { now })
  const clashing = await reads.clashes.byIds({ ids: rows.filter(isClashing).map(({ id }) => id) })
  const clashes = await readClashes(reads, clashing)
  const blocks = await readBlocks(reads, rows, actor)
  const person = ownerId === undefined ? undefined : facts.persons.get(ownerId)
  const view = { actor, now, facts, person, currency: currencyOf(await reads.site.getClient()) }
  return rows.flatMap((row) => {
    const schedule = facts.schedules.get(row.scheduleId)
    if (!schedule) return []
    const shown = presentRow(row, schedule, view)
    return shown.map((one) => ({
      ...one,
      clashes: [...(clashes.get(row.id) ?? [])],
      block_booking_information: [...(blocks.get(row.id) ?? [])],
    }))
  })
}

const plain = { quantity: 1, extras: [], answers: [], agreed: [] } as const

function isClashing({ status }: OccurrenceRow): boolean {
  return status === 'clashing'
}

function presentRow(row: OccurrenceRow, schedule: Schedule, view: View): Unworded<Occurrence>[] {
  const { actor, now, facts, person, currency } = view
  const places = facts.places.get(row.placesId)
  if (!places) return []
  const audiences = person ? audiencesAt(person, schedule, row.startsAt) : everybody
  const situation = { now, channel: actor.channel, person }
  const tickets = facts.tickets.filter(({ occurrenceId }) => occurrenceId === row.id)
  const whole = presentOccurrence(presentStatic(schedule, row), {
    capacity: capacityOn(places, actor.channel),
    price: presentAmount(priceOf(row, schedule, person), currency),
    restrictions: person ? unmetRestrictions(schedule, person.agreed) : null,
    action: person ? sellingAction(facts, { row, schedule, places, tickets }, { actor, now, person }) : nothingSaid,
    waitlist: waitlistOf(places),
    lastBookableAt: lastBookableAt(schedule, {
      startsAt: row.bookingType === 'courses' ? schedule.row.startsAt : row.startsAt,
      audiences,
    }),
    canCancel: canCancel(schedule, { row }, situation),
  })
  return [{ ...whole, tickets: tickets.flatMap((ticket) => presentTicket(ticket, schedule, facts.ticketPrices)) }]
}

/** Unknown visitors get no action. */
const nothingSaid: Unworded<BookableAction> = { action: null, message: null }

/** The price of one that is sold alone and not by ticket. [P3-099] */
function priceOf(row: OccurrenceRow, schedule: Schedule, person: Person | undefined): MinorUnits | null {
  if (row.bookingType === 'ticketed') return null
  if (!person) return leastFor(singlesOf(schedule), undefined)
  const list = singleFor(schedule, row, person)
  return list && priceFor(list, ownAudiences({ schedule, row }, person))
}

function presentAmount(amount: MinorUnits | null, currency: Currency) {
  return amount === null ? null : presentPrice(amount, currency)
}

function presentTicket(
  { id, name, attendees, pricingOptionId }: TicketRow,
  { extras }: Schedule,
  lists: ReadonlyMap<number, PriceList>,
): Unworded<Ticket>[] {
  const list = lists.get(pricingOptionId)
  if (!list) return []
  return [{ id, name, attendees, pricing_option: summaryOf(list), extra_pricing_options: extras.map(summaryOf) }]
}

function summaryOf({ option: { id, name, reference } }: PriceList): Unworded<Ticket>['pricing_option'] {
  return { id, name, reference }
}
