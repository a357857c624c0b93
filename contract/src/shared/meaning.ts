/** The meaning of each enumeration value, for the API documentation. */
export type Meanings = { readonly values: readonly string[]; readonly texts: Readonly<Record<string, string>> }

/** A value without a text does not compile. */
export function meaningOf<const V extends readonly string[]>(
  values: V,
  texts: Readonly<Record<V[number], string>>,
): Meanings {
  return { values, texts }
}
