import { observable } from '../observable.ts'
import { useObservable } from '../use-observable.ts'
import { dismissLoginError } from './log-in.ts'

const open = observable(false)

/** Asks the visitor to log in, in front of the page they are on. [S4-039, S6-003, O-27] */
export function openLoginModal(): void {
  open.set(true)
}

export function closeLoginModal(): void {
  open.set(false)
  dismissLoginError()
}

export function useLoginModalOpen(): boolean {
  return useObservable(open)
}
