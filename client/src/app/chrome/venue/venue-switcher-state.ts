import { observable } from '../../../browser/observable.ts'
import { useObservable } from '../../../browser/use-observable.ts'

const open = observable(false)

export function openVenueSwitcher(): void {
  open.set(true)
}

export function closeVenueSwitcher(): void {
  open.set(false)
}

/** The switcher opens from several places and is shown once. */
export function useVenueSwitcherOpen(): boolean {
  return useObservable(open)
}
