import { observable } from '../../../browser/observable.ts'
import { useObservable } from '../../../browser/use-observable.ts'
import { dismissLoginError } from './log-in.ts'

const open = observable(false)

/** Opens the login over the present page. */
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
