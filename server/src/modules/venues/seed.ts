import type { VenueRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { foldForSearch } from '../../infra/wire/fold-for-search.ts'

/** `newRevision` answers a text that no other state of any row has had. */
export function seedVenues(tx: Tx, records: readonly VenueRecord[], newRevision: () => string): Promise<void> {
  return tx.seed.insert(
    'venues',
    records.map(
      ({
        descriptionHtml,
        latitude,
        longitude,
        campsAndCoursesEnabled,
        onlineJoiningEnabled,
        activitiesV2MigrationOn,
        ...record
      }) => ({
        ...record,
        facilities: record.facilities ?? [],
        gettingHere: record.gettingHere ?? null,
        revision: newRevision(),
        description: descriptionHtml,
        coordinates: { latitude, longitude },
        campsAndCourses: campsAndCoursesEnabled,
        onlineJoining: onlineJoiningEnabled ?? true,
        migrationOn: activitiesV2MigrationOn,
        searchText: foldForSearch(`${record.name} ${record.town} ${record.area} ${record.postcode}`),
      }),
    ),
  )
}
