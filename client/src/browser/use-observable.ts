import { useSyncExternalStore } from 'react'
import type { Observed } from './observable.ts'

/** The current value; renders again when it changes. */
export function useObservable<T>(source: Observed<T>): T {
  return useSyncExternalStore(source.subscribe, source.get, source.get)
}
