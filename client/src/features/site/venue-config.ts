import type { ChosenVenue } from './venue.ts'

/** What a site goes by at a venue, as far as the platform says. [S3-005] */
export type VenueConfig = {
  /** From this day, `YYYY-MM-DD`, activities are those of the second version; null for never. [C-35] */
  readonly migrationDate: string | null
  /** Switched on unless the platform says otherwise. [C-15] */
  readonly campsAndCoursesEnabled: { readonly enabled: boolean }
}

export function venueConfigOf(venue: Pick<ChosenVenue, 'activitiesV2MigrationDate' | 'campsAndCoursesEnabled'>) {
  const config: VenueConfig = {
    migrationDate: venue.activitiesV2MigrationDate,
    campsAndCoursesEnabled: { enabled: venue.campsAndCoursesEnabled?.enabled !== false },
  }
  return config
}
