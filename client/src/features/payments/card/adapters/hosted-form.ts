import type { PaymentProvider } from '@touchline/contract'
import type { PrepareAnswer } from '../../machine/calls/payment-api.ts'
import type { PaymentSession, PreparedSession } from '../../machine/states/payment-details.ts'
import { sessionMissing } from '../../machine/states/payment-errors.ts'
import type { SessionReading } from '../../machine/states/payment-events.ts'
import type { CardFormPage, CardToken } from '../payment-adapter.ts'

/** The shared parts of providers with a card form in a frame. */

type Own = Pick<PreparedSession, 'provider' | 'providerName' | 'singleUse' | 'keepsCards'>

type Reading = {
  readonly sessionKey: string | null | undefined
  readonly formKey: string | null | undefined
  /** The session's life when prepare does not say. */
  readonly defaultLifeSeconds: number
  /** Epoch milliseconds. */
  readonly now: number
}

/** The session in an answer to prepare, or the reason it is none. */
export function sessionIn(answer: PrepareAnswer, own: Own, reading: Reading): SessionReading {
  const { sessionKey, formKey, defaultLifeSeconds, now } = reading
  if (!sessionKey || !formKey) return { kind: 'refused', error: sessionMissing }
  const session: PreparedSession = {
    ...own,
    sessionKey,
    formKey,
    mode: (answer.config?.mode ?? answer.mode) === 'live' ? 'live' : 'test',
    url: answer.config?.url ?? answer.url ?? '',
    savedCard: answer.savedCard ?? null,
    expiresAt: now + (answer.expiresIn ?? defaultLifeSeconds) * 1000,
    used: false,
  }
  return { kind: 'session', session }
}

/** The form lies beside the library: `…/gateway/v1/js/card-gateway.js` and `…/gateway/fields/card-gateway`. */
export function formBeside(provider: PaymentProvider) {
  const path = `../../fields/${provider}`
  return (session: PaymentSession, page: CardFormPage): URL | undefined => {
    if (!URL.canParse(path, session.url)) return undefined
    const url = new URL(path, session.url)
    const { accent, radius, fontSize, font } = page.theme ?? {}
    const { origin, channel, lang } = page
    const mode = page.codeOnly ? 'security-code' : undefined
    const entries = { key: session.formKey, origin, channel, lang, mode, accent, radius, font_size: fontSize, font }
    for (const [name, value] of Object.entries(entries)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return url
  }
}

/** The displayable parts of a card that a form took. */
export function shownCard(message: Readonly<Record<string, unknown>>): Omit<CardToken, 'instrument'> {
  const text = (name: string) => {
    const value = message[name]
    return typeof value === 'string' ? value : ''
  }
  return { brand: text('brand'), lastFour: text('last_four'), expiry: text('expiry') }
}
