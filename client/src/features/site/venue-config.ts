import type { ChosenVenue } from './venue.ts'

/** A venue's settings for the site, as far as the platform says. */
export type VenueConfig = {
  /** From this day, `YYYY-MM-DD`, activities are those of the second version; null for never. [C-35] */
  readonly migrationDate: string | null
  /** On unless the platform says otherwise. */
  readonly campsAndCoursesEnabled: { readonly enabled: boolean }
}

export function venueConfigOf(venue: Pick<ChosenVenue, 'activitiesV2MigrationDate' | 'campsAndCoursesEnabled'>) {
  const config: VenueConfig = {
    migrationDate: venue.activitiesV2MigrationDate,
    campsAndCoursesEnabled: { enabled: venue.campsAndCoursesEnabled?.enabled !== false },
  }
  return config
}
