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
  description: 'For tests and development. A real gateway has no such call.',
  answers: { 200: answer },
  refuses: ['not_found'],
})
const change = (short: Omit<Short, 'description'> & { readonly description?: string }): Short => ({
  description: 'A real gateway has no such call.',
  ...short,
})

/** Control calls of the sandbox; a real gateway has none of them. */
export const controlCalls = inGroup(
  'Control',
  '',
  ['unauthorised'],
  [
    change({
      id: 'register_merchant',
      method: 'put',
      path: merchants,
      summary: 'Create or change a merchant',
      body: control.RegistrationBody,
      answers: { 200: answers.merchant },
      refuses: ['invalid_request'],
    }),
    change({
      id: 'delete_merchant',
      method: 'delete',
      path: merchants,
      summary: 'Delete a merchant and all its data',
      answers: { 204: null },
    }),
    change({
      id: 'reset_merchant',
      method: 'post',
      path: `${merchants}/reset`,
      summary: 'Delete all transactions of a merchant',
      answers: { 204: null },
      refuses: ['not_found'],
    }),
    change({
      id: 'fork_merchant',
      method: 'post',
      path: `${merchants}/fork`,
      summary: 'Copy a merchant and all its data',
      body: control.ForkBody,
      answers: { 201: answers.merchant },
      refuses: ['not_found', 'invalid_request'],
    }),
    read('read_merchant_clock', '/clock', "Read a merchant's clock", answers.clock),
    change({
      id: 'set_merchant_clock',
      method: 'put',
      path: `${merchants}/clock`,
      summary: "Set a merchant's clock",
      description: 'Due work is done before the call answers.',
      body: control.ClockBody,
      answers: { 200: answers.clockMoved },
      refuses: ['not_found', 'invalid_request'],
    }),
    read('list_upcoming', '/upcoming', 'List scheduled work', answers.upcoming),
    read('list_faults', '/faults', 'List faults, pending and applied', answers.faults),
    change({
      id: 'add_fault',
      method: 'post',
      path: `${merchants}/faults`,
      summary: 'Add a fault',
      description: 'The fault hits the next matching operation: a lost or slow answer, a decline and so on.',
      body: control.FaultBody,
      answers: { 201: answers.fault },
      refuses: ['not_found', 'invalid_request'],
    }),
    change({
      id: 'clear_faults',
      method: 'delete',
      path: `${merchants}/faults`,
      summary: 'Remove all faults',
      answers: { 204: null },
      refuses: ['not_found'],
    }),
    change({
      id: 'clear_fault',
      method: 'delete',
      path: `${merchants}/faults/{fault}`,
      summary: 'Remove a fault',
      answers: { 204: null },
      refuses: ['not_found'],
    }),
    read('list_transactions', '/transactions', 'List transactions, newest first', answers.transactions),
    read('list_ledger', '/ledger', 'List ledger entries', answers.ledger),
    read('list_events', '/events', 'List webhook events', answers.events),
    read('list_deliveries', '/deliveries', 'List webhook deliveries', answers.deliveries),
    change({
      id: 'redeliver_event',
      method: 'post',
      path: `${merchants}/events/{event}/redeliver`,
      summary: 'Redeliver an event',
      answers: { 202: answers.nothing },
      refuses: ['not_found'],
    }),
    read('check_invariants', '/invariants', 'Check the invariants', answers.invariants),
    change({
      id: 'list_test_cards',
      method: 'get',
      path: '/gateway/__sandbox/cards',
      summary: 'List test cards',
      answers: { 200: answers.cards },
    }),
  ],
)
