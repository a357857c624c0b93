/** A text, and the names of all that it is true of, each once. */
export type Alike = { readonly names: readonly string[]; readonly text: string }

/** Groups named texts by the text, in the order of their first names. */
export function alike(lines: readonly Alike[]): readonly Alike[] {
  const groups = Map.groupBy(lines, ({ text }) => text)
  return [...groups].map(([text, own]) => ({ names: [...new Set(own.flatMap(({ names }) => names))], text }))
}

type Terms = { readonly by: string; readonly returns: string | null }

/**
 * The cancellation terms of an order in short lines: what is the same for all of several bookings is said once after
 * them, as `common`; null when it differs.
 */
export function shortTerms(terms: readonly (Terms & Pick<Alike, 'names'>)[]): {
  readonly lines: readonly Alike[]
  readonly common: string | null
} {
  const isCommon = terms.length > 1 && new Set(terms.map(({ returns }) => returns)).size === 1
  const common = isCommon ? (terms[0]?.returns ?? null) : null
  const texts = terms.map(({ names, by, returns }) => ({
    names,
    text: common === null && returns !== null ? `${by}. ${returns}` : by,
  }))
  return { lines: alike(texts), common }
}
