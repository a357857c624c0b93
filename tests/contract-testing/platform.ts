import { answersOf, type State } from '../../e2e/stand-in/answers.ts'
import type { Body } from '../../e2e/stand-in/bodies.ts'

/** One answer of the platform, before it is sent. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The value that is sent as JSON, or the text that is sent as it is. */
  readonly body: unknown
  readonly milliseconds: number
}

export type Request = {
  /** `METHOD /path` */
  readonly name: string
  readonly query: string
  readonly origin: string | undefined
  readonly authorization: string | undefined
}

/** A change of the answer to the request with this label. */
export type Change = (request: Request, reply: Reply) => Reply

/** Refusals that the documents name and the stand-in has no occasion for. */
const refusals: Readonly<Record<string, Body>> = {
  // 'Card-payment prepare may be refused with 403 when paid booking is disabled.' [P6, P8]
  'GET /till/closed/prepare': {
    status: 403,
    json: { message: 'Paid booking is disabled.', paid_booking_disabled: true },
    isList: false,
  },
  // 'Errors 409, 422 and 404 are handled locally.' [S7]
  'POST /platform/v9/core/users/9001/carts/class-booking/items': {
    status: 409,
    json: { message: 'The last place has gone.' },
    isList: false,
  },
  // 'Per-field errors.' [P8]
  'POST /identity/customer/register': {
    status: 422,
    json: { message: 'What was sent breaks a rule.', errors: { email: ['This is taken.'] } },
    isList: false,
  },
  // Any other status has a message too. [P8]
  'POST /identity/customer/forgotten-password': { status: 429, json: { message: 'Too many tries.' }, isList: false },
}

function replyOf(request: Request, state: State): Reply {
  const { name, query, origin, authorization } = request
  const { status, json, isHtml } =
    refusals[name] ?? answersOf({ name, query: new URLSearchParams(query), authorization }, state)
  return {
    status,
    headers: {
      'content-type': isHtml ? 'text/html; charset=utf-8' : 'application/json',
      ...(origin === undefined ? {} : { 'access-control-allow-origin': origin }),
      ...(status === 429 ? { 'retry-after': '30' } : {}),
    },
    body: json,
    milliseconds: 40,
  }
}

/** Another maker's platform, made of the documents alone. `change` makes it deviate; the basket may begin empty. */
export function platformThat(change: Change, isFilled = true): (request: Request) => Reply {
  const state: State = {
    logins: 0,
    ended: new Set(),
    isFilled,
    holdsEverything: false,
    gateway: { key: 'harbour-key', url: 'https://cards.invalid' },
  }
  return (request) => change(request, replyOf(request, state))
}

/** The text that is sent. */
export function textOf({ body }: Reply): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
