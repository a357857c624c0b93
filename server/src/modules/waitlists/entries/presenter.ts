import type { Reason, WaitlistEntry, Unworded } from '@touchline/contract'
import { presentDateTime, presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { readHindered } from '../offers/judge-waiting.ts'
import { leftOn } from '../../places/index.ts'
import { messageOf } from '../../../texts/index.ts'

export type ShownEntry = Awaited<ReturnType<Reads['waitlists']['pageOfPlaces']>>[number]

/** Entries for their owners and staff, with any refusal at `now`. */
export async function presentEntries(
  reads: Reads,
  all: readonly ShownEntry[],
  now: number,
): Promise<readonly Unworded<WaitlistEntry>[]> {
  const hindered = await readHindered(reads, all, now)
  const names = await readNames(reads, all)
  return all.map((shown) => presentEntry(shown, names, hindered.get(shown.entry.id)))
}

/** The names of the tickets that are waited for, by id. */
async function readNames(reads: Reads, all: readonly ShownEntry[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(all.flatMap(({ entry }) => (entry.tickets ?? []).map(({ ticketId }) => ticketId)))]
  const tickets = ids.length > 0 ? await reads.occurrences.tickets({ ids }) : []
  return new Map(tickets.map(({ id, name }) => [id, name]))
}

function presentEntry(
  shown: ShownEntry,
  names: ReadonlyMap<string, string>,
  inTheWay: Reason | undefined,
): Unworded<WaitlistEntry> {
  const { entry, position, occurrence, schedule, venue, categorySlug, user } = shown
  const free = leftOn(shown.places, entry.channel)
  const { passedOver, offerExpiresAt } = entry
  return {
    id: entry.id,
    user_id: entry.userId,
    user_reference: user.reference,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    occurrence: { occurrence_id: entry.occurrenceId, name: schedule.name },
    starts_at: presentDateTime(occurrence.startsAt, venue.timezone),
    created_at: presentInstant(entry.createdAt),
    // Lists hold live entries only; an ended one never shows as `waiting`.
    status: entry.status === 'offered' ? 'offered' : 'waiting',
    position: entry.status === 'offered' ? null : Math.max(1, position),
    count: entry.count,
    party_id: entry.partyId,
    tickets: entry.tickets?.map(({ ticketId: id, quantity }) => ({ id, name: names.get(id) ?? '', quantity })) ?? null,
    offer_expires_at: offerExpiresAt === null ? null : presentInstant(offerExpiresAt),
    mode: schedule.waitlistMode ?? 'offer',
    ...(Number.isFinite(free) && { free_places: Math.max(0, free) }),
    passed_over: passedOver && presentReason(passedOver),
    in_the_way: inTheWay ? presentReason(inTheWay) : null,
    ends_at: presentDateTime(occurrence.endsAt, venue.timezone),
    booking_type: schedule.bookingType,
    venue: { id: venue.id, name: venue.name, slug: venue.slug },
    schedule_id: schedule.id,
    category_slug: categorySlug,
    schedule_slug: schedule.slug,
  }
}

function presentReason(reason: Reason) {
  return { code: reason.code, message: messageOf(reason) }
}
