/** The middle value; of an even number of values the upper of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that a share of all values does not exceed. Throws a RangeError when there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new RangeError('no values')
  return value
}
