import type { ApiName } from '@touchline/contract'
import { ids, numbers } from '../../../e2e/stand-in/stated-dated.ts'
import { orderId } from '../../../e2e/stand-in/stated-orders.ts'

type Params = Readonly<Record<string, string | number>>
export type StandInCall = { readonly name: ApiName; readonly params?: Params; readonly query?: string }

const venue = 'quayside-hall'
const cart = { userId: 9001, source: 'activity-booking' }
const provider = { provider: 'opayo' }

/** The venue's day before and after its migration date. */
const dated: readonly StandInCall[] = [
  { name: 'listVenueCategories', params: { venue } },
  { name: 'readVenueCategory', params: { venue, category: 'dancing' } },
  { name: 'listDates', params: { venue, category: 'skating' } },
  { name: 'listTimetableV2', params: { venue, category: 'dancing' } },
  { name: 'listSlotsV2', params: { venue, category: 'hall-hire' } },
  { name: 'listTimesV2', params: { venue, category: 'skating' } },
  { name: 'listTimetable', params: { venue: 'old-wharf', category: 'dancing' } },
  { name: 'listSlots', params: { venue: 'old-wharf', category: 'hall-hire' } },
  { name: 'listTimes', params: { venue: 'old-wharf', category: 'skating' } },
  ...[ids, numbers].flatMap(({ class: lesson, slot, time }): readonly StandInCall[] => [
    {
      name: 'listTickets',
      params: { venue: time === ids.time ? venue : 'old-wharf', category: 'skating', activity: time },
    },
    { name: 'readActivityClass', params: { activity: lesson } },
    { name: 'readActivityClass', params: { activity: slot } },
    { name: 'readActivityClass', params: { activity: time } },
  ]),
]

/** Every call that the stand-in answers from the documents alone. */
export const standInCalls: readonly StandInCall[] = [
  { name: 'readTheme' },
  { name: 'readClient' },
  { name: 'readFooter' },
  { name: 'listVenues' },
  { name: 'readVenue', params: { venue } },
  { name: 'readVenue', params: { venue: 'old-wharf' } },
  ...dated,
  { name: 'listBookableCategories', params: { venue } },
  { name: 'readBookableCategory', params: { venue, category: 'dance' } },
  { name: 'listCamps', query: 'source=online' },
  { name: 'listCamps' },
  { name: 'readCamp', params: { idOrSlug: 'quay-camp' } },
  { name: 'listCourses', query: 'source=online' },
  { name: 'readCourse', params: { idOrSlug: 'set-dancing' } },
  { name: 'readCourse', params: { idOrSlug: 'nowhere' } },
  { name: 'listBookings' },
  { name: 'readRestriction', params: { id: 31 } },
  { name: 'login' },
  { name: 'readUser' },
  { name: 'listLinkedUsers', params: { userId: 9001 } },
  { name: 'addItems', params: cart },
  { name: 'readCart', params: cart },
  { name: 'preparePayment' },
  { name: 'preparePaymentWith', params: provider },
  { name: 'authorisePaymentWith', params: provider },
  { name: 'completePaymentWith', params: provider },
  { name: 'readOrder', params: { userId: 9001, orderId } },
  { name: 'removeItem', params: { ...cart, cartItemId: 71 } },
  { name: 'logout' },
  { name: 'logout' },
]
