import { signatureOf } from '@touchline/ids'
import type { Deps } from './deps.ts'
import { scheduleDelivery } from './engine/events.ts'
import { webhookRetries } from './engine/lifetimes.ts'
import type { Moment } from './engine/moment.ts'
import { findTransaction, type Facade } from './store/transactions.ts'
import { findDelivery, releaseWaitingDeliveries, updateDelivery, type Delivery } from './store/events.ts'

/**
 * Sends one webhook and records the answer. Anything but 2xx is retried until the waits are used up. No database
 * transaction is open during the delivery.
 */
export async function deliverWebhook(deps: Deps, moment: Moment, deliveryId: number): Promise<void> {
  const delivery = findDelivery(deps.db, deliveryId)
  if (delivery?.state !== 'pending') return
  const status = await post(deps, moment, delivery)
  deps.db.write(() => {
    // The platform may have reset or deleted the merchant before it answered.
    if (!findDelivery(deps.db, deliveryId)) return
    if (status !== null && status >= 200 && status < 300) {
      updateDelivery(deps.db, deliveryId, 'delivered', status)
      releaseWaitingDeliveries(deps.db, moment.merchant.id, moment.now)
      return
    }
    const wait = webhookRetries[delivery.attempts]
    updateDelivery(deps.db, deliveryId, wait === undefined ? 'failed' : 'pending', status)
    if (wait !== undefined) scheduleDelivery(moment, deliveryId, delivery.type, wait)
  })
}

async function post(deps: Deps, moment: Moment, delivery: Delivery): Promise<number | null> {
  const { webhookUrl, webhookSecret } = moment.merchant
  // The tolerance guards against replays in the real world, so the timestamp is real time even when the merchant's
  // clock is moved.
  const seconds = Math.floor(deps.wallClock.now() / 1000)
  const secret = delivery.badSignature === 1 ? `not ${webhookSecret}` : webhookSecret
  const headers = {
    'content-type': 'application/json',
    'x-gateway-signature': `t=${seconds},v1=${signatureOf(secret, `${seconds}.${delivery.body}`)}`,
  }
  try {
    const answer = await deps.deliver(webhookUrl.replace('{provider}', facadeOf(deps, moment, delivery)), {
      headers,
      body: delivery.body,
    })
    return answer.status
  } catch {
    return null
  }
}

/** Each provider reports its own payments. Its name goes into the merchant's address where that has a placeholder. */
function facadeOf({ db }: Deps, { merchant }: Moment, { body }: Delivery): Facade {
  // A set-up is not a transaction, and only one provider has set-ups.
  if (body.includes('"transaction_id":"seti_')) return 'card-provider'
  const event: { readonly data: { readonly transaction_id: string } } = JSON.parse(body)
  return findTransaction(db, merchant.id, event.data.transaction_id)?.facade ?? 'card-gateway'
}
