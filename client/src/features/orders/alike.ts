/** A text, and the names of all that it is true of, each once. */
export type Alike = { readonly names: readonly string[]; readonly text: string }

/** Groups named texts by the text, in the order of their first names. */
export function alike(lines: readonly { readonly name: string; readonly text: string }[]): readonly Alike[] {
  const groups = new Map<string, Set<string>>()
  for (const { name, text } of lines) groups.set(text, (groups.get(text) ?? new Set()).add(name))
  return [...groups].map(([text, names]) => ({ names: [...names], text }))
}

type Terms = { readonly by: string; readonly returns: string | null }

/**
 * The cancellation terms of an order in short lines: what is the same for all of several bookings is said once after
 * them, as `common`; null when it differs.
 */
export function shortTerms(terms: readonly (Terms & { readonly name: string })[]): {
  readonly lines: readonly Alike[]
  readonly common: string | null
} {
  const isCommon = terms.length > 1 && new Set(terms.map(({ returns }) => returns)).size === 1
  const common = isCommon ? (terms[0]?.returns ?? null) : null
  const texts = terms.map(({ name, by, returns }) => ({
    name,
    text: common === null && returns !== null ? `${by}. ${returns}` : by,
  }))
  return { lines: alike(texts), common }
}
