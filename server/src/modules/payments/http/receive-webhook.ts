import { PlatformError } from '@touchline/contract'
import { describeError } from '@touchline/serving'
import type { Deps } from '../../../deps.ts'
import { nextSweepAfter } from '../lifetimes.ts'
import { inboxKind, processEvent } from '../saga/process-event.ts'
import { knownProvider } from '../providers/choose-provider.ts'
import type { WebhookDelivery } from '../providers/provider.ts'
import { paymentWrites } from '../repository.ts'

type Delivery = Omit<WebhookDelivery, 'now'> & { readonly provider: string }

/**
 * Stores a signed event of the provider once, then processes it; the event counts as received either way, and so does
 * one that concerns no payment. Throws `signature_invalid` before storing anything, and `provider_unsupported`.
 * payments.md 5.7
 */
export async function receiveWebhook(deps: Deps, { provider, ...delivery }: Delivery): Promise<void> {
  const { gateway, wallClock, clock, store } = deps
  const event = gateway.providerOf(knownProvider(gateway, provider)).readWebhook({ ...delivery, now: wallClock.now() })
  if (!event) throw new PlatformError('signature_invalid')
  if (event === 'ignored') return
  const { id: eventId, reference: vendorTxCode, ...facts } = event
  const receivedAt = clock.now()
  const isNew = await store.write(async (tx) => {
    const stored = await paymentWrites(tx).insertEvent({
      ...facts,
      eventId,
      vendorTxCode,
      receivedAt,
      processedAt: null,
    })
    if (stored) await tx.jobs.put({ kind: inboxKind, subject: eventId, dueAt: receivedAt + nextSweepAfter(0) })
    return stored
  })
  if (isNew) await workOff(deps, eventId)
}

/** If it fails, a job repeats it: the provider's delivery is complete. */
async function workOff(deps: Deps, eventId: string): Promise<void> {
  try {
    await processEvent(deps, eventId)
  } catch (error) {
    deps.log('error', 'payment event failed', describeError(error))
  }
}
