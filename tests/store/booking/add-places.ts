import type { Tx } from './model.ts'

export class FullError extends Error {
  override name = 'FullError'
}

/** A booking in the order of statements that every use case follows: basket first, the contended occurrence last. */
export async function addPlaces(tx: Tx, basketId: string, occurrenceId: string, quantity: number): Promise<number> {
  const root = await tx.touch({ id: basketId })
  const occurrence = await tx.occurrence({ id: occurrenceId })
  if (!root || !occurrence) throw new Error('no such basket or occurrence')
  if (occurrence.consumed + quantity > occurrence.maximum) throw new FullError()
  const item = { basketId, position: root.version, occurrenceId, quantity, unitPrice: occurrence.price }
  await tx.addItem(item)
  const changed = await tx.retotal({ id: basketId })
  if (!changed) throw new Error('the basket is gone')
  if (!(await tx.reserve({ id: occurrenceId, places: quantity }))) throw new FullError()
  return changed.total
}
