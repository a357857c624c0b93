import { PlatformError, type VenueSettings } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../repositories.ts'
import { waitlistJob } from '../places/index.ts'
import type { VenueRow } from './tables.ts'
import { venueWrites } from './repository.ts'

/** Switches features of a venue; omitted ones stay. Throws `item_not_found`. */
export async function setVenue(
  { store, ids, clock }: Deps,
  { venue: idOrSlug, settings }: { readonly venue: string; readonly settings: VenueSettings },
): Promise<VenueRow> {
  return store.write(async (tx) => {
    const venue = await tx.venues.find(idOrSlug)
    if (!venue) throw new PlatformError('item_not_found')
    const { activities_v2_migration_date: migrationOn, online_joining_enabled: onlineJoining } = settings
    const set = {
      id: venue.id,
      revision: ids.uuid(),
      migrationOn: migrationOn === undefined ? venue.migrationOn : migrationOn,
      campsAndCourses: settings.camps_and_courses_enabled?.enabled ?? venue.campsAndCourses,
      onlineJoining: onlineJoining ?? venue.onlineJoining,
    }
    await venueWrites(tx).set(set)
    if (set.campsAndCourses !== venue.campsAndCourses) await lookAfterWaiting(tx, venue.id, clock.now())
    return { ...venue, ...set }
  })
}

/** Withdraws offers of a switched-off feature, and makes them again once it is on. */
async function lookAfterWaiting(tx: Tx, venueId: number, now: number): Promise<void> {
  for (const { placesId } of await tx.waitlists.waitedForAt({ venueId })) {
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
  }
}
