import { endpoints, type Endpoint, namedSchemas } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { isJson } from './schema-nodes.ts'

type StatedCall = {
  readonly id: string
  /** The call here. */
  readonly name: keyof typeof endpoints
  /** Method and path as the documents write them, with our names for what they put in braces. */
  readonly route: string
  /** Names that the documents give to what is sent, in dots where they lie deeper. */
  readonly query?: string
  readonly body?: string
}

const inItems = (names: string): string =>
  names
    .split(' ')
    .map((name) => `items.${name}`)
    .join(' ')

const lists = 'source category_ids category_slugs venue_ids venue_slugs starts_after starts_before'

/** Rows of the specification about one call each, by method, path and what is sent. */
const stated: readonly StatedCall[] = [
  { id: 'S7-013', name: 'readClient', route: 'GET /api/client' },
  {
    id: 'S7-059',
    name: 'requestPasswordReset',
    route: 'POST …customer/forgotten-password',
    body: 'email_or_reference',
  },
  { id: 'S7-060', name: 'register', route: 'POST …customer/register', body: 'client_id source' },
  { id: 'S7-061', name: 'register', route: 'POST …customer/register', query: 'onboarding_type' },
  { id: 'S7-063', name: 'login', route: 'POST /api/auth/customer/login', body: 'username password' },
  { id: 'S7-064', name: 'logout', route: 'POST /api/auth/logout' },
  { id: 'S7-065', name: 'readUser', route: 'GET /api/auth/user' },
  { id: 'S7-066', name: 'listLinkedUsers', route: 'GET /api/v1/users/{userId}/linked' },
  {
    id: 'S7-036',
    name: 'readCourse',
    route: 'GET /api/v1/activities/courses/{idOrSlug}',
    query: 'source venue_slugs selected_user_id',
  },
  { id: 'S7-039', name: 'listCourses', route: 'GET /api/v1/activities/courses' },
  { id: 'S7-039', name: 'readCourse', route: 'GET /api/v1/activities/courses/{idOrSlug}' },
  {
    id: 'P7-017',
    name: 'listCourses',
    route: 'GET /api/v1/activities/courses',
    query: `${lists} filter_by_first_bookable_at selected_user_id`,
  },
  {
    id: 'P7-021',
    name: 'readCourse',
    route: 'GET /api/v1/activities/courses/{idOrSlug}',
    query: 'source filter_by_first_bookable_at selected_user_id',
  },
  { id: 'S7-047', name: 'readRestriction', route: 'GET /api/v1/activities/restrictions/{id}' },
  { id: 'S7-055', name: 'answerForActivity', route: 'POST …activities/{id}/questions/answers', body: 'answers' },
  { id: 'P5-055', name: 'answerForActivity', route: 'POST …activities/{id}/questions/answers', body: 'answers' },
  {
    id: 'P5-055',
    name: 'answerForOccurrence',
    route: 'POST …activities/occurrences/{occurrenceId}/questions/answers',
    body: 'answers',
  },
  {
    id: 'P7-031',
    name: 'updateAttendance',
    route: 'PATCH …bookings/attendance',
    body: 'data.booking_ids data.status',
  },
  { id: 'S7-045', name: 'listPackages', route: 'GET /api/v1/promotions/packages/{source}/{venue}' },
  { id: 'S7-045', name: 'readPackage', route: 'GET /api/v1/promotions/packages/{source}/{venue}/{packageId}' },
  { id: 'P7-040', name: 'listPackages', route: 'GET /api/v1/promotions/packages/{source}/{venue}' },
  { id: 'P7-040', name: 'readPackage', route: 'GET /api/v1/promotions/packages/{source}/{venue}/{packageId}' },
  {
    id: 'P7-005',
    name: 'listPackages',
    route: 'GET /api/v1/promotions/packages/{source}/{venue}',
    query: 'selected_user_id page per_page',
  },
  ...['P3-034', 'S3-029'].map((id) => ({
    id,
    name: 'addItems' as const,
    route: 'POST …/items',
    body: inItems(
      'purchasable_id purchasable_type quantity purchased_for_user_id apply_benefit activity_restriction_ids custom_question_answers extras booking_full_camp camp_occurrence_ids',
    ),
  })),
  ...['P3-035', 'S3-030'].map((id) => ({
    id,
    name: 'addItems' as const,
    route: 'POST …/items',
    body: inItems('custom_question_answers.custom_question_id custom_question_answers.answer'),
  })),
  ...['P3-036', 'S3-031'].map((id) => ({
    id,
    name: 'addItems' as const,
    route: 'POST …/items',
    body: inItems('extras.pricing_option_id extras.quantity'),
  })),
  { id: 'P3-135', name: 'completePayment', route: 'POST …', body: 'payments.tender_type payments.amount' },
  { id: 'P7-033', name: 'listRestrictions', route: 'GET …', query: 'type search page per_page' },
  {
    id: 'P7-033',
    name: 'listOccurrences',
    route: 'GET …',
    query: 'starts_after starts_before venue_ids source clashing',
  },
  {
    id: 'P7-033',
    name: 'updateOccurrence',
    route: 'PATCH …',
    body: 'data.start_time data.duration_minutes data.location_ids data.friendly_location_name data.instructor_ids data.capacity',
  },
  { id: 'P7-033', name: 'deleteOccurrence', route: 'DELETE …', body: 'data.reason' },
  { id: 'P7-033', name: 'listWaitlistMembers', route: 'GET …', query: 'page per_page' },
  { id: 'P7-033', name: 'listCategories', route: 'GET …', query: 'page per_page source' },
  { id: 'P7-033', name: 'createCategory', route: 'POST …', body: 'data.name data.slug data.booking_type' },
  { id: 'P7-033', name: 'updateCategory', route: 'PATCH …', body: 'data.name' },
  { id: 'P7-033', name: 'deleteCategory', route: 'DELETE …' },
  { id: 'P7-038', name: 'addItems', route: 'POST /api/v1/users/{userId}/carts/{source}/items', body: 'items' },
  {
    id: 'P7-008',
    name: 'updateItem',
    route: 'PUT …carts/{source}/items/{cartItemId}',
    body: 'data.quantity data.purchased_for_user_id',
  },
  { id: 'P7-039', name: 'removeItem', route: 'DELETE /api/v1/users/{userId}/carts/{source}/items/{cartItemId}' },
  { id: 'S7-076', name: 'removeItem', route: 'DELETE /api/v1/users/{userId}/carts/{source}/items/{cartItemId}' },
  {
    id: 'S7-084',
    name: 'applyCredit',
    route: 'POST /api/credits/apply',
    body: 'credits.amount credits.type source selected_user_id',
  },
  { id: 'P7-054', name: 'authorisePayment', route: 'POST /api/checkout/authorise' },
  {
    id: 'P7-057',
    name: 'authorisePayment',
    route: 'POST /api/checkout/authorise',
    body: 'card_identifier payment_method_id setup_intent_id',
  },
  { id: 'P7-061', name: 'completePayment', route: 'POST /api/checkout/complete' },
  {
    id: 'P7-062',
    name: 'completePayment',
    route: 'POST /api/checkout/complete',
    body: 'completed_waivers payments.tender_type payments.amount terms transaction_uuid source item_hash',
  },
  { id: 'P7-064', name: 'prepareSession', route: 'POST /api/checkout/session/prepare' },
  {
    id: 'P7-066',
    name: 'paySession',
    route: 'POST /api/checkout/session/payment',
    body: 'payment_session_id payments terms completed_waivers source',
  },
  { id: 'P7-067', name: 'completeSession', route: 'POST /api/checkout/session/complete/{transactionId}' },
  {
    id: 'P7-068',
    name: 'completeSca',
    route: 'POST /api/payment-providers/sca-completion/{transactionId}',
    body: 'transaction_uuid sca_result',
  },
  { id: 'P7-049', name: 'preparePaymentWith', route: 'GET /api/checkout/{provider}/prepare' },
  { id: 'P7-049', name: 'authorisePaymentWith', route: 'POST /api/checkout/{provider}/authorise' },
  { id: 'P7-049', name: 'completePaymentWith', route: 'POST /api/checkout/{provider}/complete' },
  { id: 'P7-071', name: 'payAtDesk', route: 'POST …/checkout/pay' },
  ...(['payAtDesk', 'completePayment'] as const).map((name) => ({
    id: 'P7-073',
    name,
    route: 'POST …/checkout/…',
    body: 'completed_waivers payments selected_user_id source terms item_hash',
  })),
]

/** Whether an object schema, or a list of them, has a field at the path. */
function takes(schema: unknown, [first = '', ...deeper]: readonly string[]): boolean {
  if (!isJson(schema)) return false
  if (typeof schema['$ref'] === 'string') return takes(namedSchemas.get(schema['$ref']), [first, ...deeper])
  const object = isJson(schema['items']) ? schema['items'] : schema
  const options = [object, ...(Array.isArray(object['anyOf']) ? object['anyOf'] : [])]
  return options.some((option) => {
    const properties = isJson(option) && isJson(option['properties']) ? option['properties'] : {}
    return first in properties && (deeper.length === 0 || takes(properties[first], deeper))
  })
}

/** The documents do not give the text for `…`. */
function isAt(route: string, method: string, path: string): boolean {
  const pattern = route.split('…').map((part) => part.replaceAll(/[{}./]/g, '\\$&'))
  return new RegExp(`^${pattern.join('.*')}$`).test(`${method} ${path}`)
}

const missing = (schema: unknown, names = ''): readonly string[] =>
  names.split(' ').filter((name) => name !== '' && !takes(schema, name.split('.')))

/** That each of them is served and answers is shown by the tests of endpoints and of replies. */
describe('calls that the documents state', () => {
  test.each(stated)('[$id] $route is $name', ({ name, route, query, body }) => {
    const endpoint: Endpoint = endpoints[name]
    expect(isAt(route, endpoint.call.method, endpoint.call.path), endpoint.call.path).toBe(true)
    expect(missing(endpoint.query, query)).toEqual([])
    expect(missing(endpoint.body, body)).toEqual([])
  })
})
