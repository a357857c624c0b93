import type { Ended } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Tx } from '../../../repositories.ts'
import type { LineRow } from '../present-items.ts'
import type { Text } from '@touchline/contract'
import { text } from '../../../texts/index.ts'

/**
 * What was paid for lines of an order is given back: what they brought and is not used up is over. Answers the names of
 * what ended by this, of passes with how many. Part of a unit of work. [O-180]
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

/** Where every pass has been used nothing is over. */
const namedBy =
  (name: Text | string) =>
  ({ passes }: Ended): readonly (Text | string)[] => {
    if (passes === undefined) return [name]
    return passes === 0 ? [] : [text('carts:passes', { name, count: passes })]
  }
