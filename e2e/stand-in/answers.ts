import { bare, type Body, broken, data, listOf, refused, unknown } from './bodies.ts'
import { type Entity, from } from './stated.ts'
import {
  camp,
  campCategory,
  category,
  client,
  course,
  footer,
  forKnownCustomers,
  oldVenue,
  theme,
  venue,
  waiver,
} from './stated-catalogue.ts'
import * as dated from './stated-dated.ts'
import { courseItem, otherItems } from './stated-items.ts'
import { authorised, basket, completed, linkedUser, order, orderId, prepared, token, user } from './stated-orders.ts'

/** Everything specific to this platform: the operator's one file. */
export const config = {
  appName: 'Harbour bookings',
  basePaths: {
    api: '/platform/v9',
    auth: '/identity',
    v1: '/platform/v9/core',
    v1Activities: '/platform/v9/programme',
    activities: '/directory',
    checkout: '/till',
    paymentProviders: '/till/providers',
  },
  paths: { listVenues: '/directory/halls' },
  // The app config is stated, but no call for it. [S3]
  switches: { campsAndCoursesBookingEnabled: true, onlineJoiningEnabled: false, onlineGuestPassesEnabled: false },
  sites: { account: 'https://account.harbour.example' },
  providerNames: { opayo: 'card-gateway' },
  cookiePrefix: 'harbour',
}

/** The platform's state while customers use it. */
export type State = {
  /** Counts logins: each has a token of its own. */
  logins: number
  /** Tokens that have been logged out. */
  readonly ended: Set<string>
  isFilled: boolean
  /** The basket holds one of every item. */
  holdsEverything: boolean
  gateway: { readonly key: string; readonly url: string }
}

/** The course as an unknown visitor sees it. [P6] */
function forStrangers({ fields }: Entity): Entity {
  const kept = Object.entries(fields).filter(([name]) => !forKnownCustomers.includes(name))
  return {
    fields: Object.fromEntries(
      kept.map(([name, field]) => {
        if (name !== 'occurrences' || !Array.isArray(field.value)) return [name, field]
        return [name, { ...field, value: field.value.map((each: Entity) => forStrangers(each)) }]
      }),
    ),
  }
}

/** A venue's only day, with the ids of the generation its migration date selects. [S3] */
function timetable(venueSlug: string, version: '' | 'v2/', ids: typeof dated.ids | typeof dated.numbers) {
  const at = `GET /directory/venue/${venueSlug}`
  return {
    [`${at}/categories`]: () => listOf([dated.dancing, dated.halls, dated.skating]),
    [`${at}/categories/dancing`]: () => data(dated.dancing),
    [`${at}/categories/hall-hire`]: () => data(dated.halls),
    [`${at}/categories/skating`]: () => data(dated.skating),
    [`${at}/activity-category/dancing/dates`]: () => listOf([dated.date]),
    [`${at}/activity-category/hall-hire/dates`]: () => listOf([dated.date]),
    [`${at}/activity-category/skating/dates`]: () => listOf([dated.date]),
    [`${at}/activity/dancing/${version}timetable`]: () => listOf([dated.classOf(ids.class)]),
    [`${at}/activity/hall-hire/${version}slots`]: () => listOf([dated.slotOf(ids.slot)]),
    [`${at}/activity/skating/${version}times`]: () => listOf([dated.timeOf(ids.time)]),
    [`${at}/activity-category/skating/activity/${ids.time}/tickets`]: () => listOf([dated.ticket]),
    [`GET /directory/${ids.class}`]: () => data(dated.classOf(ids.class)),
    [`GET /directory/${ids.slot}`]: () => data(dated.slotOf(ids.slot)),
    [`GET /directory/${ids.time}`]: () => data(dated.timeOf(ids.time)),
  }
}

const cartPath = '/platform/v9/core/users/9001/carts/activity-booking'

function cart({ isFilled, holdsEverything }: State): Body {
  if (holdsEverything) return data(basket([courseItem, ...otherItems], 20_000))
  return data(isFilled ? basket([courseItem], 5200) : basket([], 0))
}

/** A venue's categories of the requested types. [P5] */
function bookable(query: URLSearchParams): Body {
  const types = [...query].flatMap(([name, value]) => (name.startsWith('booking_types') ? [value] : []))
  const all = [category, campCategory]
  return listOf(
    all.filter(({ fields }) => types.length === 0 || types.some((type) => type === fields['booking_type']?.value)),
  )
}

/** 'source is required (online or foh); category_ids are uuids.' [P5] */
function listOfPlanned(rows: readonly Entity[], query: URLSearchParams): Body {
  if (!['online', 'foh'].includes(query.get('source') ?? '')) return broken({ source: ['Say online or foh.'] })
  const asked = [...query].flatMap(([name, value]) => (name.startsWith('category_ids') ? [value] : []))
  if (asked.some((id) => !uuid.test(id))) return broken({ category_ids: ['These are uuids.'] })
  return listOf(rows)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The documents have ids in these paths; the site uses slugs. Both lead to the same. [S7] */
const slugs: Readonly<Record<string, string>> = {
  [idOf(venue)]: 'quayside-hall',
  [idOf(course)]: 'set-dancing',
  [idOf(camp)]: 'quay-camp',
}

function idOf({ fields }: Entity): string {
  return JSON.stringify(fields['id']?.value ?? null).replaceAll('"', '')
}

const bySlug = (name: string) =>
  name
    .split('/')
    .map((part) => slugs[part] ?? part)
    .join('/')

function logIn(state: State): Body {
  state.logins += 1
  const own = state.logins === 1 ? token : `${token}-${state.logins}`
  return data({ fields: { ...user.fields, ...from('S3 User', { token: own }) } })
}

export type Asked = {
  /** `METHOD /path` */
  readonly name: string
  readonly query: URLSearchParams
  readonly authorization: string | undefined
}

/** The answer to a call, strictly as the documents state it. */
export function answersOf({ name, query, authorization }: Asked, state: State): Body {
  const shown = authorization?.replace(/^Bearer /, '') ?? ''
  const isKnown = shown.startsWith(token) && !state.ended.has(shown)
  const courseNow = isKnown ? course : forStrangers(course)
  const campNow = isKnown ? camp : forStrangers(camp)
  const table: Readonly<Record<string, () => Body>> = {
    'GET /platform/v9/theme': () => data(theme),
    'GET /platform/v9/client': () => data(client),
    // 'Returns footer HTML.' [S7]
    'GET /directory/footer': () => ({ status: 200, json: footer, isList: false, isHtml: true }),
    'GET /directory/halls': () => listOf([venue]),
    'GET /directory/venues/quayside-hall': () => data(venue),
    'GET /directory/venues/old-wharf': () => data(oldVenue),
    ...timetable('quayside-hall', 'v2/', dated.ids),
    ...timetable('old-wharf', '', dated.numbers),
    'GET /platform/v9/programme/categories/bookable/quayside-hall': () => bookable(query),
    'GET /platform/v9/programme/categories/bookable/quayside-hall/dance': () => data(category),
    'GET /platform/v9/programme/categories/bookable/quayside-hall/camps': () => data(campCategory),
    'GET /platform/v9/programme/camps': () => listOfPlanned([campNow], query),
    'GET /platform/v9/programme/camps/quay-camp': () => data(campNow),
    // P7.1 states the query and the answer of a list of bookings; its path is our platform's.
    'GET /platform/v9/programme/bookings': () => (isKnown ? listOf(dated.bookings) : refused),
    'GET /platform/v9/programme/courses': () => listOfPlanned([courseNow], query),
    'GET /platform/v9/programme/courses/set-dancing': () => data(courseNow),
    'GET /platform/v9/programme/restrictions/31': () => data(waiver),
    // The documents list the token among a user's fields. [S3 User]
    'POST /identity/customer/login': () => logIn(state),
    // Its answer is not shown. [S7]
    'POST /identity/logout': () => {
      if (!isKnown) return refused
      state.ended.add(shown)
      return bare({ fields: {} })
    },
    'GET /identity/user': () => (isKnown ? data(user) : refused),
    'GET /platform/v9/core/users/9001/linked': () => listOf([linkedUser]),
    [`GET ${cartPath}`]: () => cart(state),
    [`POST ${cartPath}/items`]: () => {
      if (!isKnown) return refused
      state.isFilled = true
      return cart(state)
    },
    [`DELETE ${cartPath}/items/71`]: () => {
      state.isFilled = false
      return cart(state)
    },
    'GET /till/prepare': () => bare(prepared(state.gateway.key, state.gateway.url)),
    'GET /till/opayo/prepare': () => bare(prepared(state.gateway.key, state.gateway.url)),
    'POST /till/opayo/authorise': () => bare(authorised),
    'POST /till/opayo/complete': () => {
      state.isFilled = false
      return bare(completed)
    },
    [`GET /platform/v9/core/users/9001/orders/${orderId}`]: () => data(order),
  }
  return (table[name] ?? table[bySlug(name)])?.() ?? unknown
}
