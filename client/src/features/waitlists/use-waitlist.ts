import { addToWaitlist, joinWaitlist, leaveWaitlist, removeFromWaitlist } from '@touchline/contract/calls/waitlists'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { openLoginModal } from '../../app/session/login-modal.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { dependsOnIdentity } from '../../app/session/use-refresh-on-session-change.ts'
import { showToast, toastDurations } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useBusy } from '../../app/use-busy.ts'
import { selectedUserQuery } from '../occurrences/selected-user-query.ts'
import { useWaitText } from './use-wait-text.ts'

type Change = 'join' | 'leave'

/** Joining and leaving the waitlist of one occurrence. */
export type Waitlist = {
  readonly busy: boolean
  readonly join: () => void
  readonly leave: () => void
}

type Target = {
  /** The occurrence; of a course, any of its sessions. */
  readonly occurrenceId: string
  /** Who waits; whoever is acted for unless said. [C-05, S7-090] */
  readonly userId?: number
  /** Of the entry, where it is known: an activity with a number is left by it. [S7-089] */
  readonly waitlistId?: number | null
}

type Sent = { readonly occurrenceId: string; readonly userId: number; readonly waitlistId: number | null }

/** An activity of the first generation has a number, and calls of its own. [S7-086 to S7-089] */
const isNumber = (occurrenceId: string) => /^\d+$/.test(occurrenceId)

async function sendJoin({ occurrenceId, userId }: Sent) {
  // Staff wait for somebody for the places that the desk has.
  const query = channelInUse() === 'foh' ? { source: 'foh' as const } : {}
  if (!isNumber(occurrenceId))
    return call(joinWaitlist, { params: { occurrenceId }, query, body: { data: { userId } } })
  const item = { id: Number(occurrenceId), type: 'activity' } as const
  return call(addToWaitlist, { query, body: { item, ...selectedUserQuery() } })
}

async function sendLeave({ occurrenceId, userId, waitlistId }: Sent): Promise<void> {
  if (isNumber(occurrenceId) && waitlistId !== null) await call(removeFromWaitlist, { params: { waitlistId } })
  else await call(leaveWaitlist, { params: { occurrenceId, userId } })
}

/**
 * Puts whoever is acted for on a waitlist, or takes them off it. What the page shows is read again afterwards: actions,
 * places and positions may all be different. [S4-041, S7-086, S7-088, S8-015 to S8-017]
 */
export function useWaitlist({ occurrenceId, userId, waitlistId }: Target): Waitlist {
  const { t } = useTranslation(['activities'])
  const { mutate } = useSWRConfig()
  const { loggedIn } = useSession()
  const { subjectId } = useActingFor()
  const showError = useErrorToast()
  const text = useWaitText()
  const { busy, run } = useBusy()
  const whose = userId ?? subjectId

  async function change(what: Change): Promise<void> {
    if (!loggedIn || whose === null) return openLoginModal()
    const sent = { occurrenceId, userId: whose, waitlistId: waitlistId ?? null }
    try {
      const hindrance = what === 'join' ? text.hindrance(await sendJoin(sent)) : await sendLeave(sent)
      showToast({ type: 'success', content: t(`activities:waitlist.toasts.${what}`) })
      if (hindrance) showToast({ type: 'info', content: hindrance, closeAfter: toastDurations.validation })
    } catch (error) {
      showError(error, { always: t('activities:waitlist.toasts.failed') })
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, join: () => run(() => change('join')), leave: () => run(() => change('leave')) }
}
