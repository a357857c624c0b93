import type { Reason, WaitlistEntry, Unworded } from '@touchline/contract'
import { presentDateTime, presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { readHindered } from '../offers/judge-waiting.ts'
import { messageOf } from '../../../texts/index.ts'

export type ShownEntry = Awaited<ReturnType<Reads['waitlists']['pageOfPlaces']>>[number]

/** Entries for their owners and staff, with any refusal at `now`. */
export async function presentEntries(
  reads: Reads,
  all: readonly ShownEntry[],
  now: number,
): Promise<readonly Unworded<WaitlistEntry>[]> {
  const hindered = await readHindered(reads, all, now)
  return all.map((shown) => presentEntry(shown, hindered.get(shown.entry.id)))
}

function presentEntry(shown: ShownEntry, inTheWay: Reason | undefined): Unworded<WaitlistEntry> {
  const { entry, position, occurrence, schedule, venue, categorySlug, user } = shown
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
    offer_expires_at: offerExpiresAt === null ? null : presentInstant(offerExpiresAt),
    mode: schedule.waitlistMode ?? 'offer',
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
