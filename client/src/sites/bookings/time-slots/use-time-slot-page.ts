import { useParams } from 'react-router-dom'
import { useCrumbLabel } from '../../../app/navigation/crumb-labels.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { useRememberedVenue } from '../../../app/choices/use-remembered-venue.ts'
import { useVenueCategory } from '../../../features/categories/use-categories.ts'
import { isGroup } from '../../../features/categories/venue-category.ts'
import type { VenueCategory } from '../../../features/categories/venue-category.ts'
import { venueConfigOf } from '../../../features/site/venue.ts'
import type { ChosenVenue } from '../../../features/site/venue.ts'
import { useVenue } from '../../../features/site/use-venue.ts'
import { dayToShow } from '../../../features/timetable/dates/bookable-days.ts'
import type { ActivityDay } from '../../../features/timetable/dates/bookable-days.ts'
import { generationOn, slotType } from '../../../features/timetable/generation.ts'
import type { DayOfActivity } from '../../../features/timetable/entries/use-entries.ts'
import { useDates } from '../../../features/timetable/dates/use-dates.ts'
import { dayIn } from '../../../i18n/calendar.ts'
import { clockText } from '../../../i18n/when.ts'
import { paths } from '../paths.ts'

export type TimeSlots = {
  readonly venue: ChosenVenue
  readonly category: VenueCategory
  readonly days: readonly ActivityDay[]
  /** No day has anything planned. */
  readonly isOver: boolean
  readonly today: string
  /** The venue's local time, `YYYY-MM-DD HH:MM`. */
  readonly now: string
  readonly of: DayOfActivity
  /** The type in the address; null where the category decides. */
  readonly askedType: string | null
  /** The id of the open entry, from the end of the address. */
  readonly openId: string | null
}

export type TimeSlotPage =
  | { readonly status: 'loading' | 'missing' }
  /** Another page has the address's content. */
  | { readonly status: 'elsewhere'; readonly to: string }
  | ({ readonly status: 'found' } & TimeSlots)

/** The time slot page's data, from its address: venue, category, days, and the generation to ask. */
export function useTimeSlotPage(): TimeSlotPage {
  const { venueSlug = '', activitySlug = '', dateSlug = '', type, '*': splat = '' } = useParams()
  const venue = useVenue(venueSlug)
  const category = useVenueCategory(venueSlug, activitySlug)
  const dates = useDates(venueSlug, activitySlug)
  const found = venue.status === 'success' ? venue.data : null
  useCrumbLabel(paths.activity(venueSlug, activitySlug), category.status === 'success' ? category.data.name : undefined)

  const foundSlug = found?.slug
  useRememberedVenue(foundSlug)

  if (venue.status === 'error' || category.status === 'error') return { status: 'missing' }
  if (found === null || category.status !== 'success' || dates.status === 'loading') return { status: 'loading' }
  if (isGroup(category.data)) return { status: 'elsewhere', to: paths.activity(venueSlug, activitySlug) }

  const instant = platformNow()
  const today = dayIn(found.timezone, instant)
  const days = dates.status === 'success' ? dates.data : []
  const day = dayToShow(dateSlug, days, today)
  if (day !== dateSlug) return { status: 'elsewhere', to: paths.timeSlots(venueSlug, activitySlug, day, type ?? null) }
  const generation = generationOn(day, venueConfigOf(found).migrationDate)
  return {
    status: 'found',
    venue: found,
    category: category.data,
    days,
    isOver: dates.status === 'success' && days.length === 0,
    today,
    now: `${today} ${clockText(instant, found.timezone)}`,
    of: { venueSlug, activitySlug, day, generation, type: slotType(type, category.data, generation) },
    askedType: type ?? null,
    openId: splat.split('/')[0] || null,
  }
}
