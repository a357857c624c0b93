import type { TSchema } from 'typebox'
import * as control from '../http/control-wire.ts'
import { answers } from './answers.ts'
import { inGroup, type Short } from './described-call.ts'

const merchants = '/gateway/__sandbox/merchants/{id}'
const read = (id: string, tail: string, summary: string, answer: TSchema): Short => ({
  id,
  method: 'get',
  path: `${merchants}${tail}`,
  summary,
  description: 'For tests and the curious; a real gateway has no such call.',
  answers: { 200: answer },
  refuses: ['not_found'],
})
const change = (short: Omit<Short, 'description'> & { readonly description?: string }): Short => ({
  description: 'A real gateway has no such call.',
  ...short,
})

/** Calls of the platform that no real merchant has. */
export const controlCalls = inGroup(
  'Control',
  '',
  ['unauthorised'],
  [
    change({
      id: 'register_merchant',
      method: 'put',
      path: merchants,
      summary: 'Make or change a merchant',
      body: control.RegistrationBody,
      answers: { 200: answers.merchant },
      refuses: ['invalid_request'],
    }),
    change({
      id: 'delete_merchant',
      method: 'delete',
      path: merchants,
      summary: 'Delete a merchant with everything of it',
      answers: { 204: null },
    }),
    change({
      id: 'reset_merchant',
      method: 'post',
      path: `${merchants}/reset`,
      summary: 'Forget all transactions',
      answers: { 204: null },
      refuses: ['not_found'],
    }),
    change({
      id: 'fork_merchant',
      method: 'post',
      path: `${merchants}/fork`,
      summary: 'Copy a merchant with everything of it',
      body: control.ForkBody,
      answers: { 201: answers.merchant },
      refuses: ['not_found', 'invalid_request'],
    }),
    read('read_merchant_clock', '/clock', 'What time it is for a merchant', answers.clock),
    change({
      id: 'set_merchant_clock',
      method: 'put',
      path: `${merchants}/clock`,
      summary: 'Move the time',
      description: 'What becomes due happens before the answer.',
      body: control.ClockBody,
      answers: { 200: answers.clockMoved },
      refuses: ['not_found', 'invalid_request'],
    }),
    read('list_upcoming', '/upcoming', 'What will happen because time passes', answers.upcoming),
    read('list_faults', '/faults', 'Faults that wait or have struck', answers.faults),
    change({
      id: 'add_fault',
      method: 'post',
      path: `${merchants}/faults`,
      summary: 'Let something go wrong',
      description: 'Strikes the next matching operation: a lost answer, a slow one, a decline and the like.',
      body: control.FaultBody,
      answers: { 201: answers.fault },
      refuses: ['not_found', 'invalid_request'],
    }),
    change({
      id: 'clear_faults',
      method: 'delete',
      path: `${merchants}/faults`,
      summary: 'Take back all faults',
      answers: { 204: null },
      refuses: ['not_found'],
    }),
    change({
      id: 'clear_fault',
      method: 'delete',
      path: `${merchants}/faults/{fault}`,
      summary: 'Take back one fault',
      answers: { 204: null },
      refuses: ['not_found'],
    }),
    read('list_transactions', '/transactions', 'All transactions, newest first', answers.transactions),
    read('list_ledger', '/ledger', 'Every movement of money', answers.ledger),
    read('list_events', '/events', 'What was or will be told to the platform', answers.events),
    read('list_deliveries', '/deliveries', 'Which events arrived', answers.deliveries),
    change({
      id: 'redeliver_event',
      method: 'post',
      path: `${merchants}/events/{event}/redeliver`,
      summary: 'Tell it again',
      answers: { 202: answers.nothing },
      refuses: ['not_found'],
    }),
    read('check_invariants', '/invariants', 'The rules of money, checked now', answers.invariants),
    change({
      id: 'list_test_cards',
      method: 'get',
      path: '/gateway/__sandbox/cards',
      summary: 'The test cards',
      answers: { 200: answers.cards },
    }),
  ],
)
