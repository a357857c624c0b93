type Texts = Pick<Storage, 'getItem' | 'setItem'>

/** A storage in which a browser that refuses one loses texts at the next page load, and nothing else. */
export function safeStorage(open: () => Texts): Texts {
  const memory = new Map<string, string>()
  function attempt<T>(access: () => T, otherwise: T): T {
    try {
      return access()
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt(() => open().getItem(key), null) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      attempt(() => open().setItem(key, value), undefined)
    },
  }
}
