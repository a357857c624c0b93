import { seededRandom } from '@touchline/ids'

/** Choices of one run of requests: the same seed chooses the same. */
export type Choices = {
  readonly pick: <T>(list: readonly T[]) => T
  /** About half of a list. */
  readonly some: <T>(list: readonly T[]) => readonly T[]
  /** Three times out of four. */
  readonly isLikely: () => boolean
}

export function choicesOf(seed: number): Choices {
  const random = seededRandom(`fuzz ${seed}`)
  const below = (count: number) => Buffer.from(random.bytes(4)).readUInt32BE() % count
  return {
    pick(list) {
      const index = below(list.length)
      if (index >= list.length) throw new RangeError('nothing to pick from')
      // The index is one of the list.
      return list[index] as (typeof list)[number]
    },
    some: (list) => list.filter(() => below(2) === 0),
    isLikely: () => below(4) > 0,
  }
}
