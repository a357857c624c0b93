/** One value that lives as long as the page, and those who want to hear of its changes. */
export type Observed<T> = {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** The same, for whoever may change it. */
export type Observable<T> = Observed<T> & { readonly set: (value: T) => void }

export function observable<T>(initial: T): Observable<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
