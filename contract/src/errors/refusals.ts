import type { Access, Endpoint } from '../endpoint.ts'
import type { ErrorCode } from './catalogue.ts'

const ofEveryCall = [
  'malformed_request',
  'host_not_allowed',
  'validation_failed',
  'unexpected',
  'busy',
  'database_away',
] as const
/** Where every visitor has a sandbox, any call may create it. Record 025 */
const ofMaking = ['sandbox_limit', 'sandbox_not_ready', 'rate_limited'] as const
const ofSandboxes = ['sandbox_not_found', 'sandbox_id_invalid', ...ofMaking] as const
const ofPeople = ['unauthenticated', 'unauthorised', 'card_data_not_allowed', ...ofSandboxes] as const
const ofWrites = ['origin_not_allowed', 'request_timeout', 'body_too_large', 'media_type_not_supported'] as const

const byAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: ofPeople,
  customer: ofPeople,
  owner: ofPeople,
  staff: ofPeople,
  super_user: ofPeople,
  gateway: ofSandboxes,
  bank: ofSandboxes,
  partner: ['unauthenticated', 'card_data_not_allowed', ...ofSandboxes],
  sandbox: ['unauthorised', 'card_data_not_allowed', 'sandbox_id_invalid', ...ofMaking],
}

/** Every refusal of a call: its own, and those of all calls of its kind. */
export function refusalsOf({ call, params }: Endpoint): readonly ErrorCode[] {
  const writes = call.method !== 'GET' || call.writes === true
  const codes: readonly ErrorCode[] = [
    ...ofEveryCall,
    ...byAccess[call.access],
    ...(writes ? ofWrites : []),
    // A browser sends a login cookie automatically, so its origin is checked.
    ...(writes && call.access !== 'partner' && byAccess[call.access].includes('unauthenticated')
      ? (['client_domain_required'] as const)
      : []),
    // A malformed id matches nothing.
    ...(params ? (['item_not_found'] as const) : []),
    ...(call.attemptsPerMinute === undefined && call.guestsPerMinute === undefined ? [] : (['rate_limited'] as const)),
    ...call.errors,
  ]
  return [...new Set(codes)]
}
