import type { Reads } from '../../repositories.ts'
import { deliverEvent } from './deliver-event.ts'

/** An event that has not been delivered has a job that will. */
export async function checkDeliveries(reads: Reads) {
  const waiting = await reads.outbox.waitingEvents()
  const found = []
  for (const { id, type } of waiting) {
    const job = await reads.jobs.find({ kind: deliverEvent.kind, subject: id })
    if (!job) found.push({ rule: 'what is not delivered is going to be', detail: `${type} ${id} waits for nothing` })
  }
  return found
}
