import { createHmac } from 'node:crypto'
import { sameText } from '@touchline/ids'
import { minorUnits } from '@touchline/money'
import { type Provider, type ProviderEvent, providerRecord, type WebhookDelivery } from '@touchline/server'
import { z } from 'zod'
import { acmeCalls } from './acme-calls.ts'
import { viewOf } from './acme-views.ts'
import { AcmeEvent, AcmeForm, AcmePayment, AcmeRefund, AcmeReturn, AcmeWithdrawal } from './acme-wire.ts'

const Settings = z.object({
  ACME_URL: z.url(),
  ACME_SECRET: z.string().min(8),
  ACME_WEBHOOK_SECRET: z.string().min(8),
  ACME_SCRIPTS: z.url(),
})
type Settings = z.infer<typeof Settings>

const tolerance = 300_000

/** A provider with a host, a secret, words and signatures of its own. */
function createAcmePay(settings: Settings, origins: readonly string[]): Provider {
  const call = acmeCalls({ url: settings.ACME_URL, secret: settings.ACME_SECRET })
  const pathOf = (id: string) => `/v2/payments/${encodeURIComponent(id)}`
  return {
    mode: 'test',
    minimum: minorUnits(50),
    instruments: ['payment_method_id'],
    keyIsReusable: false,
    savedCardNeedsCode: false,
    origins,
    prepare: (key, { amount, currencyCode }) =>
      call('/v2/forms', key, { pence: amount, iso: currencyCode }, AcmeForm, ({ formKey, livesFor }) => ({
        sessionKey: formKey,
        expiresIn: livesFor,
        libraryUrl: `${settings.ACME_SCRIPTS}/acme.js`,
      })),
    authorise: (key, { reference, amount, currencyCode, instrument, returnUrl, returnSecret }) => {
      const body = {
        ref: reference,
        pence: amount,
        iso: currencyCode,
        ticket: instrument?.value,
        comeBackTo: returnUrl,
      }
      return call('/v2/payments', key, body, AcmePayment, (payment) => viewOf(payment, returnSecret))
    },
    confirm: (key, id, { result }) =>
      call(`${pathOf(id)}/proof`, key, { proof: result }, AcmePayment, (payment) => viewOf(payment)),
    capture: (key, id, amount) =>
      call(`${pathOf(id)}/settle`, key, { pence: amount }, AcmePayment, ({ standing }) => ({
        captured: standing === 'SETTLED',
      })),
    cancelByReference: (key, reference) =>
      call('/v2/withdrawals', key, { ref: reference }, AcmeWithdrawal, ({ payment }) =>
        payment ? viewOf(payment) : undefined,
      ),
    refund: (key, id, amount) =>
      call(`${pathOf(id)}/refunds`, key, { pence: amount }, AcmeRefund, ({ refundNo }) => ({
        refundId: refundNo,
        status: 'succeeded',
      })),
    forgetCard: async () => ({ kind: 'refused', reason: 'not_found', code: 'NO_WALLET', payment: undefined }),
    cardSetups: undefined,
    readReturn: (_challenge, form) => {
      const { data } = AcmeReturn.safeParse(form)
      return data && { secret: data.acmeWord, result: data.acmeProof }
    },
    readWebhook: (delivery) => readEvent(settings.ACME_WEBHOOK_SECRET, delivery),
  }
}

const events: Readonly<Record<string, Pick<ProviderEvent, 'type' | 'state'>>> = {
  RESERVED: { type: 'payment.authorised', state: 'authorised' },
  SETTLED: { type: 'payment.captured', state: 'captured' },
  REFUSED: { type: 'payment.failed', state: 'declined' },
}

/** The signature of an event, over the second it was sent in and its bytes. */
export function signatureOfEvent(secret: string, second: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${second}|${rawBody}`).digest('base64url')
}

function readEvent(
  secret: string,
  { headers, rawBody, body, now }: WebhookDelivery,
): ProviderEvent | 'ignored' | undefined {
  const second = String(headers['acme-second'])
  if (!(Math.abs(now - Number(second) * 1000) <= tolerance)) return undefined
  if (!sameText(String(headers['acme-seal']), signatureOfEvent(secret, second, rawBody))) return undefined
  const { data } = AcmeEvent.safeParse(body)
  const known = data && events[data.what]
  if (!known) return 'ignored'
  return { id: data.eventNo, ...known, reference: data.about.ref, expiresAt: null, refundId: null }
}

export const acmePay = providerRecord({
  name: 'acme-pay',
  features: { bySession: false, isSimulated: false },
  needs: 'ACME_URL',
  settings: Settings,
  sources: ({ ACME_URL: url, ACME_SCRIPTS: scripts }) => ({
    connect: [],
    script: [`${scripts}/`],
    frame: [scripts, url],
    form: [url],
  }),
  port: (settings, { origins }) => createAcmePay(settings, origins),
})
