import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { framersOf, momentOf, type Deps } from '../deps.ts'
import { cardGatewayLibrary } from '../browser/card-gateway-library.ts'
import { cardProviderLibrary } from '../browser/card-provider-library.ts'
import { sessionProviderLibrary } from '../browser/session-provider-library.ts'
import { numbersWithoutExpiryCheck } from '../engine/test-cards.ts'
import { findUsableCard, isUsable, monthOf } from '../engine/tokenise.ts'
import { readableAccent } from '../pages/accent.ts'
import { failurePage } from '../pages/bank-pages.ts'
import { cardFormPage } from '../pages/card-form-page.ts'
import { fileOfFace, isThemeFont } from '../pages/faces.ts'
import { languageAsked } from '@touchline/texts'
import { sendPage } from '../pages/send-page.ts'
import { findSessionKey, type KeyKind } from '../store/cards.ts'
import { findMerchant, isOriginOf } from '../store/merchants.ts'
import type { Facade } from '../store/transactions.ts'
import { GatewayRefusal } from '../refusals.ts'
import { parameter } from './parse.ts'

/** The browser parts of each provider: the kind of key for its card form, and its library. */
const providers = {
  'card-gateway': { kind: 'single_use', library: cardGatewayLibrary },
  'card-provider': { kind: 'publishable', library: cardProviderLibrary },
  'session-provider': { kind: 'payment_session', library: sessionProviderLibrary },
} as const satisfies Record<Facade, { readonly kind: KeyKind; readonly library: (origin: string) => void }>

/** Files for the browser: the card form for the frame, the library that mounts it, and the fonts of all pages. */
export function addFrameRoutes(app: FastifyInstance, deps: Deps): void {
  // The keys are the names of the providers.
  for (const facade of Object.keys(providers) as readonly Facade[]) {
    app.get(`/fields/${facade}`, (request, reply) => sendCardForm(deps, facade, request, reply))
    app.get(`/v1/js/${facade}.js`, (_request, reply) => sendLibrary(deps, facade, reply))
  }
  app.get('/v1/faces/:name.woff2', (request, reply) => sendFace(parameter(request.params, 'name'), reply))
}

async function sendFace(name: string, reply: FastifyReply): Promise<FastifyReply> {
  const file = fileOfFace(name)
  if (file === undefined) throw new GatewayRefusal('not_found')
  return reply
    .headers({ 'cache-control': 'public, max-age=604800', 'x-content-type-options': 'nosniff' })
    .type('font/woff2')
    .send(await readFile(file))
}

function sendLibrary({ publicUrl }: Deps, facade: Facade, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/javascript; charset=utf-8')
    .send(`(${providers[facade].library.toString()})(${JSON.stringify(publicUrl)})\n`)
}

function sendCardForm(deps: Deps, facade: Facade, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = (name: string): string => parameter(request.query, name)
  const [locale, font] = [languageAsked(query('lang')), query('font')]
  const key = findSessionKey(deps.db, query('key'))
  const merchant = key && findMerchant(deps.db, key.merchantId)
  const isOfProvider = key?.kind === providers[facade].kind
  if (!key || !isOfProvider || !merchant || !/^[A-Za-z0-9_-]{1,64}$/.test(query('channel'))) {
    return sendPage(reply, deps.random, failurePage(locale, 404, 'gone'))
  }
  if (!isOriginOf(merchant, query('origin'))) {
    return sendPage(reply, deps.random, failurePage(locale, 403, 'origin'))
  }
  const moment = momentOf(deps, merchant)
  const saved = key.reusableCardId === null ? undefined : findUsableCard(moment, key.reusableCardId)
  const page = cardFormPage({
    facade,
    mode: query('mode') === 'security-code' ? 'security-code' : 'card',
    key: key.key,
    keyIsUsable: isUsable(key, moment.now),
    channel: query('channel'),
    origin: query('origin'),
    locale,
    month: monthOf(moment.now),
    numbersWithoutExpiryCheck,
    codeLength: saved?.brand === 'amex' ? 4 : 3,
    theme: {
      accent: readableAccent(query('accent')),
      radius: within(query('radius'), 0, 24, 8),
      fontSize: within(query('font_size'), 14, 24, 17),
      font: isThemeFont(font) ? font : 'Roboto',
    },
    frameAncestors: framersOf(deps, merchant),
  })
  return sendPage(reply, deps.random, page)
}

/** A whole number of the query between two bounds, or the default. */
function within(text: string, least: number, most: number, usual: number): number {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : usual
  return Math.min(most, Math.max(least, value))
}
