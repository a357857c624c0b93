import { signatureOf } from '@touchline/ids'
import type { Deps } from './deps.ts'
import { scheduleDelivery } from './engine/events.ts'
import { webhookRetries } from './engine/lifetimes.ts'
import type { Moment } from './engine/moment.ts'
import { findTransaction, type Facade } from './store/transactions.ts'
import { findDelivery, releaseWaitingDeliveries, updateDelivery, type Delivery } from './store/events.ts'

/**
 * Sends one webhook and notes the answer; anything but 2xx is tried again until the waits are used up. No database
 * transaction is open while the platform answers.
 */
export async function deliverWebhook(deps: Deps, moment: Moment, deliveryId: number): Promise<void> {
  const delivery = findDelivery(deps.db, deliveryId)
  if (delivery?.state !== 'pending') return
  const status = await post(deps, moment, delivery)
  deps.db.write(() => {
    // The platform may have reset or deleted the merchant while it answered.
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
  // The tolerance guards against replays in the real world, so the stamp is real time even when the merchant's clock is moved.
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

/** Each provider tells of its own payments; where the merchant's address leaves room for it, it names itself. */
function facadeOf({ db }: Deps, { merchant }: Moment, { body }: Delivery): Facade {
  // A card that is set up is no transaction, and only one provider sets cards up.
  if (body.includes('"transaction_id":"seti_')) return 'card-provider'
  const event: { readonly data: { readonly transaction_id: string } } = JSON.parse(body)
  return findTransaction(db, merchant.id, event.data.transaction_id)?.facade ?? 'card-gateway'
}
