import type { Deps } from '../deps.ts'
import type { Moment } from '../engine/moment.ts'
import { cancelSetup, getSetup, openSetup } from '../engine/setups.ts'
import { findSetup } from '../store/setups.ts'
import * as wire from './facade-wire.ts'
import { presentSetup } from './present-setup.ts'
import { type Answer, call } from './server-command.ts'

/** The commands of the card provider for saving a card without a payment; the browser does the rest. */
export const setupCalls = {
  create_setup: call({
    path: '/v1/setup-intents',
    body: wire.SetupBody,
    operation: () => 'session_key',
    reference: (_moment, { body }) => body.vendor_tx_code,
    run: (deps, moment, { body }) => {
      const { vendor_tx_code: vendorTxCode, customer, return_url: returnUrl } = body
      const setup = openSetup(moment, { vendorTxCode, customerReference: customer?.reference ?? null, returnUrl })
      return answer(deps, moment, setup.id, 201)
    },
  }),
  cancel_setup: call({
    path: '/v1/setup-intents/:id/cancel',
    body: wire.ConfirmBody,
    operation: () => 'abort',
    reference: ({ db, merchant }, { id }) => findSetup(db, merchant.id, setupIdIn(id))?.vendorTxCode ?? null,
    run: (deps, moment, { id }) => {
      cancelSetup(moment, setupIdIn(id))
      return answer(deps, moment, setupIdIn(id), 200)
    },
  }),
} as const

/** The id of a set-up without its wire prefix `seti_`. */
export function setupIdIn(text: string): string {
  return text.replace(/^seti_/, '')
}

function answer(deps: Deps, moment: Moment, id: string, status: number): Answer {
  return { status, body: presentSetup(deps, moment.merchant, getSetup(moment, id)) }
}
