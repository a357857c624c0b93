import { observable } from '../observable.ts'
import { useObservable } from '../use-observable.ts'

const open = observable(false)

export function openVenueSwitcher(): void {
  open.set(true)
}

export function closeVenueSwitcher(): void {
  open.set(false)
}

/** The switcher is opened from several places and shown once. */
export function useVenueSwitcherOpen(): boolean {
  return useObservable(open)
}
