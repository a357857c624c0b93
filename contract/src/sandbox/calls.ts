import { call } from '../endpoint.ts'

/** Control calls act from outside all sandboxes. */
const outside = { access: 'sandbox', channel: 'online', owner: 'nobody' } as const
const found = ['sandbox_not_found'] as const

export const listSandboxes = call({
  name: 'listSandboxes',
  method: 'GET',
  path: '/sandbox/v1/sandboxes',
  ...outside,
  errors: [],
})
export const createSandbox = call({
  name: 'createSandbox',
  method: 'POST',
  path: '/sandbox/v1/sandboxes',
  ...outside,
  errors: ['sandbox_exists', 'sandbox_limit'],
})
export const readSandbox = call({
  name: 'readSandbox',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}',
  ...outside,
  errors: found,
})
export const deleteSandbox = call({
  name: 'deleteSandbox',
  method: 'DELETE',
  path: '/sandbox/v1/sandboxes/{id}',
  ...outside,
  errors: found,
})
export const resetSandbox = call({
  name: 'resetSandbox',
  method: 'POST',
  path: '/sandbox/v1/sandboxes/{id}/reset',
  ...outside,
  errors: found,
})
export const forkSandbox = call({
  name: 'forkSandbox',
  method: 'POST',
  path: '/sandbox/v1/sandboxes/{id}/fork',
  ...outside,
  errors: [...found, 'sandbox_exists', 'sandbox_limit', 'rate_limited'],
})
export const readClock = call({
  name: 'readClock',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/clock',
  ...outside,
  errors: found,
})
export const moveClock = call({
  name: 'moveClock',
  method: 'PATCH',
  path: '/sandbox/v1/sandboxes/{id}/clock',
  ...outside,
  errors: [...found, 'clock_not_movable'],
})
export const listUpcoming = call({
  name: 'listUpcoming',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/clock/upcoming',
  ...outside,
  errors: found,
})
export const listScenarios = call({
  name: 'listScenarios',
  method: 'GET',
  path: '/sandbox/v1/scenarios',
  ...outside,
  errors: [],
})
export const applyScenario = call({
  name: 'applyScenario',
  method: 'POST',
  path: '/sandbox/v1/sandboxes/{id}/scenarios/{name}',
  ...outside,
  errors: [...found, 'item_not_found', 'scenario_applied'],
})
export const listPersonas = call({
  name: 'listPersonas',
  method: 'GET',
  path: '/sandbox/v1/personas',
  ...outside,
  errors: [],
})
export const loginPersona = call({
  name: 'loginPersona',
  method: 'POST',
  path: '/sandbox/v1/sandboxes/{id}/personas/{name}/login',
  ...outside,
  errors: [...found, 'item_not_found'],
})
export const endLogins = call({
  name: 'endLogins',
  method: 'DELETE',
  path: '/sandbox/v1/sandboxes/{id}/logins',
  ...outside,
  errors: found,
})
export const listMails = call({
  name: 'listMails',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/outbox',
  ...outside,
  errors: found,
})
export const listEvents = call({
  name: 'listEvents',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/events',
  ...outside,
  errors: found,
})
export const readMail = call({
  name: 'readMail',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/outbox/{mailId}',
  ...outside,
  errors: [...found, 'item_not_found'],
})
export const listFaults = call({
  name: 'listFaults',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/faults',
  ...outside,
  errors: found,
})
export const addFault = call({
  name: 'addFault',
  method: 'POST',
  path: '/sandbox/v1/sandboxes/{id}/faults',
  ...outside,
  errors: found,
})
export const clearFaults = call({
  name: 'clearFaults',
  method: 'DELETE',
  path: '/sandbox/v1/sandboxes/{id}/faults',
  ...outside,
  errors: found,
})
export const listJournal = call({
  name: 'listJournal',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/journal',
  ...outside,
  errors: found,
})
export const listGatewayPayments = call({
  name: 'listGatewayPayments',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/gateway/payments',
  ...outside,
  errors: found,
})
export const listWebhooks = call({
  name: 'listWebhooks',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/gateway/webhooks',
  ...outside,
  errors: found,
})
export const sendWebhookAgain = call({
  name: 'sendWebhookAgain',
  method: 'POST',
  path: '/sandbox/v1/sandboxes/{id}/gateway/webhooks/{eventId}/send',
  ...outside,
  errors: [...found, 'item_not_found'],
})
export const checkInvariants = call({
  name: 'checkInvariants',
  method: 'GET',
  path: '/sandbox/v1/sandboxes/{id}/invariants',
  ...outside,
  errors: found,
})
