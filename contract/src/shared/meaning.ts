/** An enumeration as the API documentation has it: one component by its name, with the meaning of each value. */
export type Meanings = {
  /** A singular noun, such as `BookingStatus`; no schema has the same. */
  readonly name: string
  readonly values: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

/** A value without a text does not compile. */
export function meaningOf<const V extends readonly string[]>(
  name: string,
  values: V,
  texts: Readonly<Record<V[number], string>>,
): Meanings {
  return { name, values, texts }
}
