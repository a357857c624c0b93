import type { Entity } from '@touchline/contract/client'
import { readVenue } from '@touchline/contract/calls/venues'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Question } from '../../app/answers/question.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'

/** A venue read by its slug; its name derives from the slug when missing. */
export type ChosenVenue = Read<Entity<'Venue'>> & { readonly name: string; readonly slug: string }

/** One venue by slug; one that does not exist is an error to show. */
export function venueQuestion(slug: string): Question<ChosenVenue> {
  return [
    [readVenue.name, slug],
    async () => {
      const answer = await call(readVenue, { params: { venue: slug } })
      return { ...answer, slug: answer.slug ?? slug, name: answer.name ?? nameOfSlug(answer.slug ?? slug) }
    },
  ]
}

/** A venue's settings for the site, as far as the platform says. */
type VenueConfig = {
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
