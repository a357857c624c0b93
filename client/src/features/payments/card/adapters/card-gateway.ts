import type { CardFormPage, CardToken, PaymentAdapter } from '../payment-adapter.ts'
import { instrumentFields, type PrepareAnswer } from '../../machine/payment-api.ts'
import type { PaymentSession, PreparedSession } from '../../machine/payment-details.ts'
import { sessionMissing } from '../../machine/payment-errors.ts'
import type { SessionReading } from '../../machine/payment-events.ts'

// A key of the real gateway lives this long when prepare does not say. payments.md 6.1
const defaultLifeSeconds = 400

function readSession(answer: PrepareAnswer, providerName: string, now: number): SessionReading {
  if (!answer.sessionKey) return { kind: 'refused', error: sessionMissing }
  const session: PreparedSession = {
    provider: 'card-gateway',
    providerName,
    sessionKey: answer.sessionKey,
    mode: (answer.config?.mode ?? answer.mode) === 'live' ? 'live' : 'test',
    url: answer.config?.url ?? answer.url ?? '',
    savedCard: answer.savedCard ?? null,
    expiresAt: now + (answer.expiresIn ?? defaultLifeSeconds) * 1000,
    singleUse: true,
    used: false,
  }
  return { kind: 'session', session }
}

/** The form lies beside the library: `…/gateway/v1/js/card-gateway.js` and `…/gateway/fields/card-gateway`. */
function cardFormUrl(session: PaymentSession, page: CardFormPage): URL | undefined {
  if (!URL.canParse('../../fields/card-gateway', session.url)) return undefined
  const url = new URL('../../fields/card-gateway', session.url)
  const { accent, radius, fontSize, font } = page.theme ?? {}
  const entries = { key: session.sessionKey, origin: page.origin, channel: page.channel, lang: page.lang }
  for (const [name, value] of Object.entries({ ...entries, accent, radius, font_size: fontSize, font })) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

function readToken(message: Readonly<Record<string, unknown>>): CardToken | undefined {
  const { card_identifier: cardIdentifier, brand, last_four: lastFour, expiry } = message
  if (typeof cardIdentifier !== 'string' || cardIdentifier === '') return undefined
  return {
    instrument: { kind: 'card', cardIdentifier },
    brand: typeof brand === 'string' ? brand : '',
    lastFour: typeof lastFour === 'string' ? lastFour : '',
    expiry: typeof expiry === 'string' ? expiry : '',
  }
}

/** A gateway that gives a single-use key, takes the card in its own frame and answers with a card identifier. */
export const cardGateway: PaymentAdapter = {
  provider: 'card-gateway',
  calls: { prepare: 'prepare', authorise: 'authorise' },
  prepare: (api, providerName, { source, selectedUserId }, options) =>
    api.prepare(providerName, { source, selectedUserId }, options),
  readSession,
  authorise: (api, { providerName, sessionKey }, details, options) =>
    api.authorise(
      providerName,
      {
        ...details.completion,
        ...details.billing,
        ...instrumentFields(details.instrument),
        sessionKey,
        browserDetails: details.browser,
        cardholderName: details.cardholderName,
        saveCard: details.saveCard,
      },
      options,
    ),
  complete: (api, { providerName, transactionUuid, completion }, options) =>
    api.complete(providerName, { ...completion, transactionUuid }, options),
  cardFormUrl,
  readToken,
}
