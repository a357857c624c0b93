import { useObservable } from '../../browser/use-observable.ts'
import { session } from './session.ts'
import { actingFor } from './session-state.ts'
import type { ActingFor, SessionState } from './session-state.ts'

/** The session; renders again when it changes. */
export function useSession(): SessionState {
  return useObservable(session)
}

/** Owner, subject and `purchasedForUserId` for calls that book, pay or list. */
export function useActingFor(): ActingFor {
  return actingFor(useSession())
}
