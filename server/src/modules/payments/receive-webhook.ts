import { PlatformError, type WebhookEvent } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import { failureCode } from '../../infra/store/classify.ts'
import { nextSweepAfter } from './lifetimes.ts'
import { inboxKind, processEvent } from './process-event.ts'
import { chooseProvider } from './provider.ts'
import { isSigned } from './webhook-signature.ts'

type Delivery = {
  readonly provider: string
  readonly signature: string | undefined
  readonly rawBody: string
  readonly body: WebhookEvent
}

/**
 * Stores a signed event of the gateway once, then works it off; whatever comes of that, it has been received. Throws
 * `signature_invalid` before anything is stored, `provider_unsupported`. payments.md 5.7
 */
export async function receiveWebhook(deps: Deps, { provider, signature, rawBody, body }: Delivery): Promise<void> {
  chooseProvider(provider)
  const { gateway, wallClock, clock, store } = deps
  const signed = { header: signature ?? '', rawBody, secret: gateway.webhookSecret, now: wallClock.now() }
  if (!isSigned(signed)) throw new PlatformError('signature_invalid')
  const receivedAt = clock.now()
  const isNew = await store.write(async (tx) => {
    const stored = await tx.payments.insertEvent({
      eventId: body.id,
      type: body.type,
      vendorTxCode: body.data.vendor_tx_code,
      state: body.data.state,
      expiresAt: body.data.expires_at ?? null,
      refundId: body.data.refund_id ?? null,
      receivedAt,
      processedAt: null,
    })
    if (stored) await tx.jobs.put({ kind: inboxKind, subject: body.id, dueAt: receivedAt + nextSweepAfter(0) })
    return stored
  })
  if (isNew) await workOff(deps, body.id)
}

/** A job does it again should it fail: the gateway has done its part. */
async function workOff(deps: Deps, eventId: string): Promise<void> {
  try {
    await processEvent(deps, eventId)
  } catch (error) {
    deps.log('error', 'payment event failed', { error: failureCode(error) })
  }
}
