/** The fields of `next` that differ from those of `shown`. */
export function changed<Choice extends object>(shown: Choice, next: Choice): Partial<Choice> {
  const before = new Map<string, unknown>(Object.entries(shown))
  // Fields of a Choice, with their values.
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== before.get(name)),
  ) as Partial<Choice>
}
