import { type Access, type Endpoint, limits } from '@touchline/contract'

type Json = Readonly<Record<string, unknown>>

const header = (name: string, description: string, schema: Json): Json => ({ name, in: 'header', description, schema })

const ours = (why: string) => ({ 'x-provenance': { kind: 'ours', why } })
const inferred = (from: string) => ({ 'x-provenance': { kind: 'inferred', from } })

/** Headers shared by calls, as components. */
export const headerParameters = {
  sandbox: header('X-Sandbox', 'The sandbox that the request belongs to; without it, that of the cookie `sandbox`.', {
    type: 'string',
    pattern: '^[a-z0-9-]{1,40}$',
    examples: ['default'],
    ...ours('O-108: which sandbox is meant'),
  }),
  sandboxCookie: {
    name: 'sandbox',
    in: 'cookie',
    description:
      'The sandbox of a browser that names none in `X-Sandbox`; set by `/sandbox/open/{id}`. Without either, the one called `default`.',
    schema: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$', ...ours('O-108: which sandbox is meant') },
  },
  clientDomain: header(
    'X-Client-Domain',
    'Host name that the client serves, without a port. Needed for writes whose login is in a cookie.',
    { type: 'string', examples: ['bookings.example.org'], ...inferred('S7, S6; decision O-59') },
  ),
  selectedUser: header('X-Selected-User', 'Id of the linked user for whom the caller acts.', {
    type: 'string',
    pattern: '^\\d+$',
    examples: ['8'],
    ...inferred('S6-007; decision O-59'),
  }),
  idempotencyKey: header(
    'Idempotency-Key',
    'Same key and same body, same operation: a request sent again does not happen twice.',
    {
      type: 'string',
      maxLength: limits.idempotencyKeyLength,
      examples: ['6f0b2c9e'],
      ...ours('O-106: a payment is sent again when its answer did not arrive'),
    },
  ),
} as const satisfies Readonly<Record<string, Json>>

type HeaderName = keyof typeof headerParameters

/** Headers of answers, as components. */
export const answerHeaders = {
  etag: {
    description:
      'Stands for this state of the answer; send it as `If-None-Match` to be told 304 while nothing changed.',
    schema: { type: 'string' },
  },
  retryAfter: {
    description: 'Seconds after which asking again may be answered otherwise.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
} as const satisfies Readonly<Record<string, Json>>

const forPeople: ReadonlySet<Access> = new Set(['public', 'customer', 'owner', 'staff', 'super_user'])

/** The headers that a call reads, and its cookie. */
export function headersOf({ call }: Endpoint): readonly Json[] {
  if (call.access === 'partner') return [{ $ref: '#/components/parameters/idempotencyKey' }]
  if (!forPeople.has(call.access) || call.path.startsWith('/health/')) return []
  const names: readonly HeaderName[] = [
    'sandbox',
    'sandboxCookie',
    'clientDomain',
    'selectedUser',
    ...(call.takesIdempotencyKey ? (['idempotencyKey'] as const) : []),
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
