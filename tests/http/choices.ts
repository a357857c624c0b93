import fc, { type GeneratorValue } from 'fast-check'

/** Choices of one run of requests: the same seed chooses the same. */
export type Choices = {
  readonly pick: <T>(list: readonly T[]) => T
  /** About half of a list. */
  readonly some: <T>(list: readonly T[]) => readonly T[]
  /** Three times out of four. */
  readonly isLikely: () => boolean
}

/** Choices that fast-check makes, and can make again. */
export function choicesOf(generate: GeneratorValue): Choices {
  const below = (count: number) => generate(fc.nat, { max: count - 1 })
  return {
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      // The index is one of the list.
      return list[below(list.length)] as (typeof list)[number]
    },
    some: (list) => list.filter(() => below(2) === 0),
    isLikely: () => below(4) > 0,
  }
}
