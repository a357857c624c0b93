import { type Deviation, gone, inAnswers, inFields, setTo, withBody, withHeader } from './deviation.ts'
import type { Reply } from './platform.ts'

type Json = Readonly<Record<string, unknown>>

const page = '<!doctype html><title>Proxy</title><h1>Proxy</h1>'
const courses = 'known GET /platform/v9/programme/courses'
const login = 'POST /identity/customer/login'

const withStatus = (status: number) => (reply: Reply) => ({ ...reply, status })
const late = (milliseconds: number) => (reply: Reply) => ({ ...reply, milliseconds })
const dataOf = (body: unknown) => (body as Json)['data']
const asPage = (reply: Reply): Reply => ({ ...withHeader('content-type', 'text/html')(reply), body: page })
const cors = 'access-control-allow-origin'

/** The answer differs as a whole: its envelope, status, headers and time, and refusals. */
export const answerDeviations: readonly Deviation[] = [
  ...inAnswers([
    ['a bare list', courses, 'listCourses', withBody(dataOf), ['', 'envelope', 'P7.1']],
    [
      'a list under other keys',
      courses,
      'listCourses',
      withBody((body) => ({ ...(body as Json), data: { rows: dataOf(body) } })),
      ['data', 'envelope', 'S7, P7.1'],
    ],
    ['a proxy’s page', courses, 'listCourses', asPage, ['', 'content_type', 'P7.1']],
    ['a page that calls itself JSON', courses, 'listCourses', withBody(() => page), ['', 'envelope', 'P7.1']],
    [
      'JSON that calls itself text',
      courses,
      'listCourses',
      withHeader('content-type', 'text/plain'),
      ['', 'content_type', 'P7.1'],
    ],
    ['a failure', courses, 'listCourses', withStatus(500), ['', 'status', 'P7.1']],
    ['a list that was accepted', courses, 'listCourses', withStatus(202), ['', 'status', 'P7.1']],
    [
      'a missing venue that is answered',
      'GET /directory/venues/nowhere',
      'readVenue',
      (reply) => ({ ...reply, status: 200, body: { data: null } }),
      ['data', 'envelope', 'S7, P7.1'],
    ],
    ['a stranger who is forbidden', 'GET /identity/user', 'readUser', withStatus(403), ['', 'status', 'S8']],
    ['no header for the site’s origin', login, 'login', withHeader(cors, undefined), [cors, 'header', null]],
    ['the header of another origin', login, 'login', withHeader(cors, 'https://other.invalid'), [cors, 'header', null]],
    [
      'a customer’s answer that anybody may keep',
      'known GET /identity/user',
      'readUser',
      withHeader('cache-control', 'public, max-age=600'),
      ['cache-control', 'header', null],
    ],
    [
      'a refusal that does not say when to come back',
      'POST /identity/customer/forgotten-password',
      'requestPasswordReset',
      withHeader('retry-after', undefined),
      ['retry-after', 'header', null, 'warn'],
    ],
    [
      'a refusal that says when in words',
      'POST /identity/customer/forgotten-password',
      'requestPasswordReset',
      withHeader('retry-after', 'soon'),
      ['retry-after', 'header', null, 'warn'],
    ],
    ['a slow list', courses, 'listCourses', late(4000), ['', 'latency', null]],
    ['a list after the client has given up', courses, 'listCourses', late(16_000), ['', 'latency', null, 'fail']],
    ['401 as a page', 'GET /identity/user', 'readUser', asPage, ['', 'content_type', 'S7']],
    [
      '404 without a body that can be read',
      'GET /directory/venues/nowhere',
      'readVenue',
      withBody(() => ''),
      ['', 'envelope', 'S7'],
    ],
    [
      '409 as a list',
      'known POST /platform/v9/core/users/9001/carts/class-booking/items',
      'addItems',
      withBody(() => []),
      ['', 'envelope', 'S7, P7.2'],
    ],
    [
      '422 with one text for a field',
      'POST /identity/customer/register',
      'register',
      withBody((body) => ({ ...(body as Json), errors: { email: 'This is taken.' } })),
      ['errors.*', 'type', 'P8'],
    ],
  ]),
  ...inFields('POST /identity/customer/register', 'register', [
    ['422 whose errors are a list', 'errors', setTo(['This is taken.']), 'type', 'P8'],
  ]),
  ...inFields('known GET /till/closed/prepare', 'preparePaymentWith', [
    ['403 whose flag is text', 'paid_booking_disabled', setTo('yes'), 'type', 'P8'],
    ['403 without a message', 'message', gone, 'missing', 'S7, S8'],
  ]),
]
