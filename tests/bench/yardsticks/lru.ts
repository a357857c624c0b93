/** Evicts the least recently used entry when the sizes exceed the limit. */
export type Lru<T> = {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T, size: number) => void
}

/** `most` is in the unit of the sizes: bytes. A map keeps the order in which its keys were put. */
export function createLru<T>(most: number): Lru<T> {
  const kept = new Map<string, { readonly value: T; readonly size: number }>()
  let total = 0
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value, size) {
      total += size - (kept.get(key)?.size ?? 0)
      kept.delete(key)
      kept.set(key, { value, size })
      for (const [oldest, { size: freed }] of kept) {
        if (total <= most) return
        kept.delete(oldest)
        total -= freed
      }
    },
  }
}
