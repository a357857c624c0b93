/** A value for the life of the page, with its subscribers. */
export type Observed<T> = {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** The same with a setter. */
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
