import type { Reads } from '../../repositories.ts'
import { deliverEvent } from './deliver-event.ts'

/** Every undelivered event has a job that delivers it. */
export async function checkDeliveries(reads: Reads) {
  const forgotten = await reads.outbox.forgottenEvents({ kind: deliverEvent.kind })
  return forgotten.map(({ id, type }) => ({
    rule: 'what is not delivered is going to be',
    detail: `${type} ${id} waits for nothing`,
  }))
}
