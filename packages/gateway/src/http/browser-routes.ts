import { sameText } from '@touchline/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentOf, type Deps } from '../deps.ts'
import { lifetimes } from '../engine/lifetimes.ts'
import type { CardError } from '../engine/card-rules.ts'
import { linkCode, tokeniseCard } from '../engine/tokenise.ts'
import type { Language } from '@touchline/languages'
import { languageAsked } from '@touchline/texts'
import { textsFor } from '../texts/index.ts'
import type { CardToken, KeyKind, SessionKey } from '../store/cards.ts'
import { takeFault, type Operation } from '../store/faults.ts'
import { isOriginOf, isRegisteredOrigin, type Merchant } from '../store/merchants.ts'
import { findTransaction, type Facade } from '../store/transactions.ts'
import { GatewayRefusal } from '../refusals.ts'
import { authenticateBrowser } from './authenticate.ts'
import { NextActionBody } from './facade-wire.ts'
import { breakConnection } from './network-fault.ts'
import { parameter, parse } from './parse.ts'
import { clientSecretOf, presentNextAction } from './present-facades.ts'
import { confirmByBrowser, sendSetup, setupOfSecret } from './setup-routes.ts'
import { cardDetailsIn, SecurityCodeBody, TokeniseBody } from './wire.ts'

/** The JSON calls of the card form and of own forms. Card data enters only here; bodies are never logged. */
export function addBrowserRoutes(app: FastifyInstance, deps: Deps): void {
  app.options('/v1/*', (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !isRegisteredOrigin(deps.db, origin)) throw new GatewayRefusal('not_found')
    return allowOrigin(reply, origin)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, accept-language',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
  const post = (path: string, kinds: readonly KeyKind[], handle: BrowserCall) =>
    app.post(path, withKey(deps, kinds, handle))
  post('/v1/card-identifiers', ['single_use'], tokenise)
  post('/v1/card-identifiers/:id/security-code', ['single_use', 'payment_session'], link)
  post('/v1/payment-methods', ['publishable'], tokenise)
  post('/v1/payment-sessions/:id/card', ['payment_session'], tokenise)
  post('/v1/payment-intents/next-action', ['publishable'], readNextAction)
  post('/v1/setup-intents/:id/confirm', ['publishable'], confirmSetup)
  post('/v1/setup-intents/next-action', ['publishable'], readSetupAction)
}

/** A call of a browser with a known key. */
type Asked = {
  readonly deps: Deps
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly key: SessionKey
  readonly merchant: Merchant
  readonly locale: Language
}
type BrowserCall = (asked: Asked) => Promise<FastifyReply>

/** Answers calls with a key of these kinds; any other is unknown. */
function withKey(deps: Deps, kinds: readonly KeyKind[], handle: BrowserCall) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = authenticateBrowser(deps, request.headers.authorization, kinds)
    const locale = languageAsked(request.headers['accept-language'])
    if (!known) return sendUnknownKey(deps, request, reply, locale)
    allowMerchantOrigin(reply, known.merchant, request.headers.origin)
    return handle({ deps, request, reply, locale, ...known })
  }
}

async function tokenise(asked: Asked): Promise<FastifyReply> {
  const { deps, request, reply, locale } = asked
  const { kind } = asked.key
  const { card_details: details } = parse(TokeniseBody, request.body)
  if (kind === 'payment_session') checkSessionOfPath(request, asked.key)
  if (await hitByFault(asked, 'tokenise')) return reply
  const card = cardDetailsIn(details)
  const outcome = deps.db.write(() => tokeniseCard(momentOf(deps, asked.merchant), asked.key.key, card))
  if (outcome.kind === 'key_expired') return sendKeyExpired(reply, locale)
  if (outcome.kind === 'refused') return sendErrors(reply, locale, outcome.errors, outcome.attemptsLeft)
  return sendToken(reply, kind, outcome.token)
}

/** The part of an accepted card that a page may know. A session already has its card, so nothing is passed on. */
function sendToken(reply: FastifyReply, kind: KeyKind, token: Omit<CardToken, 'usedAt'>) {
  if (kind === 'payment_session') return reply.code(204).send()
  return reply.code(201).send({
    ...(kind === 'publishable' ? { payment_method_id: token.id } : { card_identifier: token.id }),
    expires_in: lifetimes.cardIdentifier / 1000,
    ...shownFacts(token),
  })
}

const shownFacts = ({ brand, lastFour, expiry }: Omit<CardToken, 'usedAt'>) => ({
  card_type: brand,
  last_four: lastFour,
  expiry,
})

/** `current` is the session of the token; any other session is unknown. */
function checkSessionOfPath(request: FastifyRequest, { paymentId }: SessionKey): void {
  const named = parameter(request.params, 'id')
  if (named !== 'current' && named !== `ps_${paymentId}`) throw new GatewayRefusal('not_found')
}

/** The bank's address, for the page that knows the payment's secret. */
async function readNextAction({ deps, request, reply, merchant }: Asked): Promise<FastifyReply> {
  const { client_secret: secret } = parse(NextActionBody, request.body)
  const id = /^pi_(.+)_secret_/.exec(secret)?.[1] ?? ''
  const transaction = findTransaction(deps.db, merchant.id, id)
  if (!transaction || !sameText(secret, clientSecretOf(merchant, `pi_${id}`))) throw new GatewayRefusal('not_found')
  return reply.send(presentNextAction(deps, transaction))
}

/** The same for a set-up. */
async function readSetupAction({ deps, request, reply, merchant }: Asked): Promise<FastifyReply> {
  return sendSetup(deps, merchant, setupOfSecret(deps, merchant, request).id, reply)
}

/** Takes the card of a set-up. The bank's result is read by status, by the browser that knows the secret. */
async function confirmSetup(asked: Asked): Promise<FastifyReply> {
  const { deps, request, reply, locale } = asked
  if (await hitByFault(asked, 'tokenise')) return reply
  const { id, outcome } = confirmByBrowser(deps, asked, request)
  if (outcome.kind === 'key_expired') return sendKeyExpired(reply, locale)
  if (outcome.kind === 'refused') return sendErrors(reply, locale, outcome.errors, outcome.attemptsLeft)
  return sendSetup(deps, asked.merchant, id, reply, shownFacts(outcome.token))
}

async function link(asked: Asked): Promise<FastifyReply> {
  const { deps, request, reply, locale } = asked
  const { security_code: code } = parse(SecurityCodeBody, request.body)
  if (await hitByFault(asked, 'security_code')) return reply
  const card = parameter(request.params, 'id')
  const outcome = deps.db.write(() => linkCode(momentOf(deps, asked.merchant), asked.key.key, card, code))
  switch (outcome.kind) {
    case 'linked':
      return reply.code(204).send()
    case 'unknown_card':
      throw new GatewayRefusal('not_found')
    case 'key_expired':
      return sendKeyExpired(reply, locale)
    case 'refused':
      return sendErrors(reply, locale, outcome.errors, outcome.attemptsLeft)
  }
}

/** The provider of a key. */
const facades = {
  single_use: 'card-gateway',
  publishable: 'card-provider',
  payment_session: 'session-provider',
} as const satisfies Record<KeyKind, Facade>

async function hitByFault({ deps, merchant, key, reply }: Asked, operation: Operation): Promise<boolean> {
  const occasion = { operation, vendorTxCode: null, facade: facades[key.kind] }
  return breakConnection(
    deps.db.write(() => takeFault(deps.db, merchant.id, occasion)),
    reply,
  )
}

function allowOrigin(reply: FastifyReply, origin: string): FastifyReply {
  return reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' })
}

/**
 * An unknown key has no merchant. Any registered page may read this answer, which would otherwise look like a network
 * error.
 */
function sendUnknownKey(deps: Deps, request: FastifyRequest, reply: FastifyReply, locale: Language) {
  const { origin } = request.headers
  if (origin !== undefined && isRegisteredOrigin(deps.db, origin)) allowOrigin(reply, origin)
  return sendKeyExpired(reply, locale)
}

/** Only pages of this merchant may read the answer; the card form itself is of the gateway's own origin. */
function allowMerchantOrigin(reply: FastifyReply, merchant: Merchant, origin: string | undefined): void {
  if (origin !== undefined && isOriginOf(merchant, origin)) allowOrigin(reply, origin)
}

function sendErrors(reply: FastifyReply, locale: Language, errors: readonly CardError[], attemptsLeft: number) {
  const texts = textsFor(locale)
  const shown = errors.map(({ code, property }) => ({ code, property, client_message: texts.cardErrors[code] }))
  return reply.code(422).send({ errors: shown, attempts_left: attemptsLeft })
}

function sendKeyExpired(reply: FastifyReply, locale: Language) {
  const message = textsFor(locale).cardForm.keyExpired
  const errors = [{ code: 'session_key_expired', property: null, client_message: message }]
  return reply.code(401).send({ errors, attempts_left: 0 })
}
