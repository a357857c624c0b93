import { paymentStatuses, type PaymentStatus } from '@touchline/contract/client'
import { describe, expect, test } from 'vitest'
import type { PaymentEvent, PaymentEventType } from './payment-events.ts'
import { paymentReducer } from './payment-reducer.ts'
import { attempt, events, states } from '../../testing/state-examples.ts'

/** The next status for each event whose guards hold; every other pair is ignored. payments.md 7.1 */
const moves: { readonly [S in PaymentStatus]: { readonly [E in PaymentEventType]?: PaymentStatus } } = {
  idle: { PREPARE: 'preparing', RESUME_SCA: 'sca_processing', DISOWN: 'idle' },
  preparing: { PREPARE_OK: 'ready', PREPARE_FAIL: 'prepare_failed', RESET: 'idle' },
  prepare_failed: { PREPARE: 'preparing', RESET: 'idle' },
  ready: { PREPARE: 'preparing', AUTHORISE: 'authorizing', RESET: 'idle' },
  authorizing: { AUTHORISE_OK: 'authorized', AUTHORISE_SCA: 'sca_required', AUTHORISE_FAIL: 'failed', RESET: 'idle' },
  authorized: { COMPLETE: 'completing', RESET: 'idle' },
  sca_required: { SCA_START: 'sca_processing', SCA_FAIL: 'failed', CLEAR_AUTH: 'ready', RESET: 'idle' },
  sca_processing: {
    SCA_START: 'sca_processing',
    SCA_AUTHORISED: 'completing',
    SCA_PENDING: 'sca_processing',
    SCA_FAIL: 'failed',
    CLEAR_AUTH: 'ready',
    RESET: 'idle',
  },
  completing: { COMPLETE_PENDING: 'completing', COMPLETE_OK: 'completed', COMPLETE_FAIL: 'failed', RESET: 'idle' },
  completed: { PREPARE: 'preparing', RESET: 'idle' },
  failed: { PREPARE: 'preparing', AUTHORISE: 'authorizing', CLEAR_AUTH: 'ready', RESET: 'idle' },
}

const eventTypes = Object.keys(events) as readonly PaymentEventType[] // Object.keys loses the names of a record.
const pairs = paymentStatuses.flatMap((status) => eventTypes.map((type) => ({ status, type, to: moves[status][type] })))

describe('every status and every event', () => {
  test('[P4-035] the eleven statuses are those of the specification', () => {
    expect(Object.keys(states)).toEqual([
      'idle',
      'preparing',
      'prepare_failed',
      'ready',
      'authorizing',
      'authorized',
      'sca_required',
      'sca_processing',
      'completing',
      'completed',
      'failed',
    ])
    expect(pairs).toHaveLength(11 * 21)
  })

  test.each(pairs.filter(({ to }) => to))('[PAY-64] $type moves $status to $to', ({ status, type, to }) => {
    expect(paymentReducer(states[status], events[type])).toMatchObject({ status: to })
  })

  test.each(pairs.filter(({ to }) => !to))('[PAY-64] $type is ignored in $status', ({ status, type }) => {
    expect(paymentReducer(states[status], events[type])).toBe(states[status])
  })

  const answers = eventTypes.filter((type) => 'attempt' in events[type])
  test.each(paymentStatuses)('[PAY-64] late events of an earlier attempt are ignored in %s', (status) => {
    for (const type of answers) {
      // Spreading a member of the union loses its type.
      const late = { ...events[type], attempt: attempt - 1 } as PaymentEvent
      expect(paymentReducer(states[status], late)).toBe(states[status])
    }
  })
})
