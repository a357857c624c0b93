import { listCamps, readCamp } from 'virtual:addresses/camps'
import { listCourses, readCourse } from 'virtual:addresses/courses'
import { readVenue } from 'virtual:addresses/venues'
import { firstPage } from '../../api/all-pages.ts'
import { askEarly } from '../../api/call.ts'
import { listQuery, placeQuery } from '../../features/occurrences/place-query.ts'

/** Parameters of an address by their names in the route table. */
export type PathParams = Readonly<Partial<Record<string, string>>>

/** What a page shows first is asked for while its code is still on its way; the page makes the same calls and gets the answers. */
export type EarlyReads = (params: PathParams) => void

const askVenue = (venue: string): void => askEarly(readVenue, { params: { venue } })

export const earlyReads = {
  courses: ({ venueSlug = '', activitySlug = '' }) => {
    askEarly(listCourses, { query: { ...firstPage, ...listQuery(venueSlug, activitySlug) } })
    askVenue(venueSlug)
  },
  course: ({ venueSlug = '', activitySlug = '', courseSlug = '' }) => {
    askEarly(readCourse, { params: { idOrSlug: courseSlug }, query: placeQuery(venueSlug, activitySlug) })
    askVenue(venueSlug)
  },
  camps: ({ venueSlug = '', activitySlug = '' }) => {
    askEarly(listCamps, { query: { ...firstPage, ...listQuery(venueSlug, activitySlug) } })
    askVenue(venueSlug)
  },
  camp: ({ venueSlug = '', activitySlug = '', campSlug = '' }) => {
    askEarly(readCamp, { params: { idOrSlug: campSlug }, query: placeQuery(venueSlug, activitySlug) })
    askVenue(venueSlug)
  },
} as const satisfies Readonly<Record<string, EarlyReads>>
