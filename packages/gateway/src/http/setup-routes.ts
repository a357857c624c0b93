import { sameText } from '@touchline/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { momentOf, type Deps } from '../deps.ts'
import { confirmSetup } from '../engine/setups.ts'
import { tokeniseCard } from '../engine/tokenise.ts'
import type { SessionKey } from '../store/cards.ts'
import type { Merchant } from '../store/merchants.ts'
import { findSetup, type SetupIntent } from '../store/setups.ts'
import type { Language } from '@touchline/languages'
import { GatewayRefusal } from '../refusals.ts'
import { ConfirmSetupBody, NextActionBody } from './facade-wire.ts'
import { parameter, parse } from './parse.ts'
import { clientSecretOf } from './present-facades.ts'
import { presentSetupAction } from './present-setup.ts'
import { setupIdIn } from './setup-calls.ts'
import { cardDetailsIn } from './wire.ts'

export type AskedByBrowser = { readonly key: SessionKey; readonly merchant: Merchant; readonly locale: Language }

/** Takes the card of a set-up from a browser that knows its secret; `outcome` says whether the card was valid. */
export function confirmByBrowser(deps: Deps, { key, merchant, locale }: AskedByBrowser, request: FastifyRequest) {
  const { client_secret: secret, card_details: details } = parse(ConfirmSetupBody, request.body)
  const { id } = ownSetup(deps, merchant, setupIdIn(parameter(request.params, 'id')), secret)
  return deps.db.write(() => {
    const moment = momentOf(deps, merchant)
    const outcome = tokeniseCard(moment, key.key, cardDetailsIn(details))
    if (outcome.kind === 'tokenised') confirmSetup(moment, id, { token: outcome.token, language: locale })
    return { id, outcome }
  })
}

export function sendSetup(deps: Deps, merchant: Merchant, id: string, reply: FastifyReply, more: object = {}) {
  const setup = findSetup(deps.db, merchant.id, id)
  if (!setup) throw new GatewayRefusal('not_found')
  return reply.send({ setup_intent_id: `seti_${id}`, ...more, ...presentSetupAction(deps, setup) })
}

/** The set-up of a secret. */
export function setupOfSecret(deps: Deps, merchant: Merchant, request: FastifyRequest): SetupIntent {
  const { client_secret: secret } = parse(NextActionBody, request.body)
  return ownSetup(deps, merchant, /^seti_(.+)_secret_/.exec(secret)?.[1] ?? '', secret)
}

/** A wrong secret gets the same answer as an unknown id. */
function ownSetup({ db }: Deps, merchant: Merchant, id: string, secret: string): SetupIntent {
  const setup = findSetup(db, merchant.id, id)
  if (!setup || !sameText(secret, clientSecretOf(merchant, `seti_${id}`))) throw new GatewayRefusal('not_found')
  return setup
}
