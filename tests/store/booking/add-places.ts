import type { Tx } from './model.ts'

export class FullError extends Error {
  override name = 'FullError'
}

/** A booking in the order of statements that every use case follows: basket first, the contended occurrence last. */
export async function addPlaces(tx: Tx, basketId: string, occurrenceId: string, quantity: number): Promise<number> {
  const root = await tx.touch(basketId)
  const occurrence = await tx.occurrence(occurrenceId)
  if (!root || !occurrence) throw new Error('no such basket or occurrence')
  if (occurrence.consumed + quantity > occurrence.maximum) throw new FullError()
  const item = { basketId, position: root.version, occurrenceId, quantity, unitPrice: occurrence.price }
  await tx.addItem(item)
  const total = await tx.retotal(basketId)
  if (!(await tx.reserve(occurrenceId, quantity))) throw new FullError()
  return total
}
