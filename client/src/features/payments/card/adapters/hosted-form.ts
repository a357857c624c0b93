import type { PrepareAnswer } from '../../machine/calls/payment-api.ts'
import type { PaymentSession, PreparedSession } from '../../machine/states/payment-details.ts'
import { sessionMissing } from '../../machine/states/payment-errors.ts'
import type { SessionReading } from '../../machine/states/payment-events.ts'
import { frameCommand, readFrameMessage } from '../frame-protocol.ts'
import type { CardFormPage, CardToken, PaymentAdapter } from '../payment-adapter.ts'

/** The shared parts of the simulated gateway's providers, whose card form is a page in a frame. */

type Own = Pick<PreparedSession, 'providerName' | 'singleUse' | 'keepsCards'>

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
export function formBeside(provider: string) {
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

/**
 * Mounts the form as a frame of its own origin. The card number never reaches this page: messages carry a token, brand,
 * last four digits and expiry, and are accepted only from that origin, window and channel. payments.md 4.5
 */
export function hostedForm(provider: string): PaymentAdapter['mountForm'] {
  const addressOf = formBeside(provider)
  return (place, { session, page, hear }) => {
    const url = addressOf(session, page)
    if (!url) return undefined
    const { origin, href } = url
    const frame = document.createElement('iframe')
    function receive(event: MessageEvent<unknown>): void {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const message = readFrameMessage(event.data, page.channel)
      if (message) hear(message)
    }
    // Before the frame: on a busy page it may speak at once.
    window.addEventListener('message', receive)
    frame.src = href
    place.append(frame)
    return {
      tell: (command) => frame.contentWindow?.postMessage(frameCommand(command, page.channel), origin),
      unmount() {
        window.removeEventListener('message', receive)
        frame.remove()
      },
    }
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
