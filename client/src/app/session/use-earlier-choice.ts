import { useEffect } from 'react'
import { environment } from '../environment.ts'
import { selectUser } from './session.ts'
import { useSession } from './use-session.ts'
import { now } from '../../browser/machine.ts'
import { observable } from '../../browser/observable.ts'
import { useObservable } from '../../browser/use-observable.ts'

/** How long a visit goes on without a page, in milliseconds. */
const visitMs = 30 * 60_000

/** The linked user chosen in an earlier visit, who has not been chosen again. */
const earlier = observable<number | null>(null)

/** Whether a choice is older than the visit. `chosenAt`: when it was made or last used; null counts as this visit. */
export function isFromEarlier(chosenAt: number | null, at: number): boolean {
  return chosenAt !== null && at - chosenAt > visitMs
}

/** Looks at the choice when a form opens: within a visit its use is noted. */
function lookAtChoice(selectedUserId: number | null): void {
  const { credentials } = environment()
  const isOld = selectedUserId !== null && isFromEarlier(credentials.chosenAt(), now())
  earlier.set(isOld ? selectedUserId : null)
  if (selectedUserId !== null && !isOld) credentials.keepSelectedUser(selectedUserId, now())
}

/** Whether the person to book for was chosen in an earlier visit, so that a form asks. [O-372] */
export function useEarlierChoice(): boolean {
  const { customer, selectedUserId } = useSession()
  const asked = useObservable(earlier)
  // Staff choose anew for every customer.
  const selected = customer === null ? selectedUserId : null

  useEffect(() => {
    const look = (): void => lookAtChoice(selected)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [selected])

  return selected !== null && asked === selected
}

/** Chooses the person in a form, whoever was chosen before. */
export function chooseUser(userId: number): void {
  selectUser(userId)
  earlier.set(null)
}
