import type { Ended } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Tx } from '../../../repositories.ts'
import type { LineRow } from '../present-items.ts'
import type { Text } from '@touchline/contract'
import { text } from '../../../texts/index.ts'

/**
 * Ends what refunded order lines brought and the customer has not used. Answers the names of what ended; for passes,
 * with their number. Part of a transaction. [O-180]
 */
export async function endLines(tx: Tx, lines: readonly LineRow[], now: number): Promise<readonly (Text | string)[]> {
  const tops = lines.filter(({ parentId }) => parentId === null)
  const ended: (Text | string)[] = []
  for (const [type, ofType] of Map.groupBy(tops, ({ purchasableType }) => purchasableType)) {
    const over = (await purchasables[type]?.end(tx, ofType, now)) ?? []
    ended.push(...ofType.flatMap(({ id, name }) => over.filter((one) => one.id === id).flatMap(namedBy(name))))
  }
  return ended
}

/** A line whose passes are all used ends nothing. */
const namedBy =
  (name: Text | string) =>
  ({ passes }: Ended): readonly (Text | string)[] => {
    if (passes === undefined) return [name]
    return passes === 0 ? [] : [text('carts:passes', { name, count: passes })]
  }
