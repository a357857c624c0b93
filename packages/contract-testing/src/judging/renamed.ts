/** Pairs of letters in a name, for comparing names. */
function pairsOf(name: string): readonly string[] {
  const letters = name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return Array.from(letters.slice(1), (letter, index) => `${letters[index]}${letter}`)
}

/** From 0 to 1: how many pairs of letters two names share (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)]
  const shared = ours.filter((pair) => theirs.includes(pair)).length
  return ours.length + theirs.length === 0 ? 0 : (2 * shared) / (ours.length + theirs.length)
}

/**
 * Guesses new names of missing fields: a new field that fits its schema, the most alike name first. Each new field stands
 * for one missing field at most.
 */
export function renamedIn(
  absent: readonly string[],
  added: readonly string[],
  fits: (name: string, other: string) => boolean,
): ReadonlyMap<string, string> {
  const pairs = absent
    .flatMap((name) =>
      added.filter((other) => fits(name, other)).map((other) => ({ name, other, like: likeness(name, other) })),
    )
    .toSorted((a, b) => b.like - a.like)
  const renamed = new Map<string, string>()
  for (const { name, other } of pairs) {
    if (!renamed.has(name) && ![...renamed.values()].includes(other)) renamed.set(name, other)
  }
  return renamed
}
