import { minorUnits } from '@touchline/money'
import type { CategorySlug } from '../categories/categories.ts'
import { entriesOf } from '../entries.ts'
import type { Weekday } from '../seed-day.ts'
import type { InstructorKey } from '../venues/instructors.ts'
import type { LocationName } from '../venues/locations.ts'
import type { VenueKey } from '../venues/venues.ts'
import type { CoursePlan } from './course-plan.ts'
import type { ProgrammeTitle } from './programme-title.ts'
import { programmeTitles } from './programme-titles.ts'

type Place = { readonly location: LocationName; readonly instructor: InstructorKey }

/** The room and instructor of a category in each venue that has it. */
const places: Readonly<Record<VenueKey, Partial<Readonly<Record<CategorySlug, Place>>>>> = {
  ashcombe: {
    'swimming-lessons': { location: 'Learner pool', instructor: 'daniel' },
    gymnastics: { location: 'Sports hall', instructor: 'meera' },
    dance: { location: 'Dance studio', instructor: 'meera' },
    football: { location: 'All-weather pitch', instructor: 'will' },
    tennis: { location: 'Tennis courts', instructor: 'will' },
    badminton: { location: 'Sports hall', instructor: 'oliver' },
    'yoga-and-pilates': { location: 'Dance studio', instructor: 'tess' },
  },
  porthwen: {
    'swimming-lessons': { location: 'Pwll nofio', instructor: 'eleri' },
    'paddle-sports': { location: 'Llithrfa', instructor: 'gethin' },
    dance: { location: 'Stiwdio 1', instructor: 'mari' },
    netball: { location: 'Neuadd chwaraeon', instructor: 'iwan' },
    tennis: { location: 'Cwrt tennis', instructor: 'gethin' },
    badminton: { location: 'Neuadd chwaraeon', instructor: 'iwan' },
    'yoga-and-pilates': { location: 'Stiwdio 2', instructor: 'lowri' },
  },
  millwick: {
    gymnastics: { location: 'Gymnastics hall', instructor: 'nadia' },
    dance: { location: 'Weaving shed studio', instructor: 'sunita' },
    football: { location: 'Pitch 1', instructor: 'callum' },
    netball: { location: 'Main hall', instructor: 'beth' },
    badminton: { location: 'Main hall', instructor: 'callum' },
    climbing: { location: 'Bouldering room', instructor: 'jade' },
    'yoga-and-pilates': { location: 'Weaving shed studio', instructor: 'sunita' },
  },
}

/** The rest of each venue's weekly programme: every title in every venue that has its category. */
export const programmeCourses: readonly CoursePlan[] = entriesOf(places).flatMap(([venue, placesHere], venueIndex) =>
  programmeTitles
    .flatMap((title) => {
      const place = placesHere[title.category]
      return place ? [{ title, place }] : []
    })
    .map(({ title, place }, index) => ({
      ...programmeCourse(title, index),
      venue,
      location: place.location,
      instructors: [place.instructor],
      weekday: weekdayAt(title.weekday, venueIndex),
    })),
)

/** Starting weeks and places taken are spread by `index`. */
function programmeCourse(
  title: ProgrammeTitle,
  index: number,
): Omit<CoursePlan, 'venue' | 'location' | 'instructors' | 'weekday'> {
  return {
    slug: title.slug,
    name: title.name,
    about: [title.about],
    category: title.category,
    audience: title.audience,
    ages: title.ages,
    time: title.time,
    minutes: title.minutes,
    weeks: title.weeks,
    startsInWeeks: (index * 5) % 6,
    maximum: title.maximum,
    taken: (index * 3) % 5,
    price: minorUnits(title.price),
    memberPrice: minorUnits((title.price * 4) / 5),
  }
}

function weekdayAt(weekday: Weekday, venueIndex: number): Weekday {
  const workingDays = [1, 2, 3, 4, 5] as const
  if (weekday > 5) return weekday
  return workingDays[(weekday - 1 + 2 * venueIndex) % workingDays.length] ?? weekday
}
