import { listActivities, listBookableCategories, readBookableCategory } from '@touchline/contract/addresses/categories'
import { listDates, listStartingSoon, readVenueCategory } from '@touchline/contract/addresses/activities'
import { listCamps, readCamp } from '@touchline/contract/addresses/camps'
import { listCourses, readCourse } from '@touchline/contract/addresses/courses'
import { listVenues, readVenue } from '@touchline/contract/addresses/venues'
import { firstPage } from '../../api/all-pages.ts'
import { askEarly } from '../../api/call.ts'
import { activitiesQuery } from '../../features/categories/activities-query.ts'
import { type SoldWhole, soldWholeQuery } from '../../features/categories/sold-whole-query.ts'
import { soonQuery } from '../../features/occurrences/soon/soon-query.ts'
import { listQuery, placeQuery } from '../../features/occurrences/place-query.ts'
import type { EarlyReads } from '../shared/site-routes.ts'
import { homeSoon } from './home-soon.ts'

const askVenue = (venue: string): void => askEarly(readVenue, { params: { venue } })

const askCategory = (type: SoldWhole, venue: string, category: string): void =>
  askEarly(readBookableCategory, { params: { venue, category }, query: soldWholeQuery(type) })

const askVenueCategory = (venue: string, activitySlug: string): void =>
  askEarly(readVenueCategory, { params: { venue, activitySlug }, query: { source: 'online' } })

const askCategories = (type: SoldWhole, venue: string): void =>
  askEarly(listBookableCategories, { params: { venue }, query: soldWholeQuery(type) })

export const earlyReads = {
  home: () => {
    askEarly(listStartingSoon, { query: soonQuery(homeSoon) })
    askEarly(listActivities, { query: activitiesQuery })
    askEarly(listVenues, { query: firstPage })
  },
  venue: ({ venueSlug = '' }) => askVenue(venueSlug),
  activity: ({ venueSlug = '', activitySlug = '' }) => {
    askVenueCategory(venueSlug, activitySlug)
    askVenue(venueSlug)
  },
  days: ({ venueSlug = '', activitySlug = '' }) => {
    askVenueCategory(venueSlug, activitySlug)
    askEarly(listDates, { params: { venue: venueSlug, category: activitySlug }, query: { source: 'online' } })
    askVenue(venueSlug)
  },
  courseCategories: ({ venueSlug = '' }) => {
    askCategories('courses', venueSlug)
    askVenue(venueSlug)
  },
  campCategories: ({ venueSlug = '' }) => {
    askCategories('camps', venueSlug)
    askVenue(venueSlug)
  },
  courses: ({ venueSlug = '', activitySlug = '' }) => {
    askEarly(listCourses, { query: { ...firstPage, ...listQuery(venueSlug, activitySlug) } })
    askCategory('courses', venueSlug, activitySlug)
    askVenue(venueSlug)
  },
  course: ({ venueSlug = '', activitySlug = '', courseSlug = '' }) => {
    askEarly(readCourse, { params: { idOrSlug: courseSlug }, query: placeQuery(venueSlug, activitySlug) })
    askVenue(venueSlug)
  },
  camps: ({ venueSlug = '', activitySlug = '' }) => {
    askEarly(listCamps, { query: { ...firstPage, ...listQuery(venueSlug, activitySlug) } })
    askCategory('camps', venueSlug, activitySlug)
    askVenue(venueSlug)
  },
  camp: ({ venueSlug = '', activitySlug = '', campSlug = '' }) => {
    askEarly(readCamp, { params: { idOrSlug: campSlug }, query: placeQuery(venueSlug, activitySlug) })
    askVenue(venueSlug)
  },
} as const satisfies Readonly<Record<string, EarlyReads>>
