/** The keys of a record that has no others than its type says. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  // `Object.keys` answers strings because a value may have more keys than its type; these are literals that have not.
  return Object.keys(record) as Key[]
}

/** Its keys with their values. */
export function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  return keysOf(record).map((key) => [key, record[key]])
}

/** A record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, index: number) => Value,
): Readonly<Record<Key, Value>> {
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<Key, Value>
}
