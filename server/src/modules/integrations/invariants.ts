import type { Reads } from '../../repositories.ts'
import { deliverEvent } from './deliver-event.ts'

/** An event that has not been delivered has a job that will. */
export async function checkDeliveries(reads: Reads) {
  const forgotten = await reads.outbox.forgottenEvents({ kind: deliverEvent.kind })
  return forgotten.map(({ id, type }) => ({
    rule: 'what is not delivered is going to be',
    detail: `${type} ${id} waits for nothing`,
  }))
}
