import { addToWaitlist, joinWaitlist, leaveWaitlist, removeFromWaitlist } from '@touchline/contract/calls/waitlists'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { channelInUse, selectedUserQuery } from '../../app/session/counter.ts'
import { openLoginModal } from '../../app/session/login/login-modal.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { dependsOnIdentity } from '../../app/answers/use-refresh.ts'
import { showToast, toastDurations } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { useWaitText } from './use-wait-text.ts'

type Change = 'join' | 'leave'

/** Joins and leaves the waitlist of one occurrence. */
export type Waitlist = {
  readonly busy: boolean
  readonly join: (joining?: Joining) => void
  readonly leave: (leaving?: Leaving) => void
}

/** The person who leaves: by default the one chosen; another who waits together with them, or everybody who does. */
export type Leaving = { readonly userId?: number; readonly together?: boolean }

/** The people and tickets waited for, beside one place for the person. */
type Joining = {
  readonly userId?: number
  readonly withUserIds?: readonly number[]
  readonly tickets?: readonly { readonly id: string; readonly quantity: number }[]
}

type Target = {
  /** The occurrence; for a course, any of its sessions. */
  readonly occurrenceId: string
  /** The waiting person; by default the attendee. */
  readonly userId?: number
  /** The entry, where known: an activity with a number is left by it. */
  readonly waitlistId?: number | null
  readonly onLeft?: () => void
  readonly onJoined?: () => void
}

type Sent = { readonly occurrenceId: string; readonly userId: number; readonly waitlistId: number | null }

/** An activity of the first generation has a number, and calls of its own. */
const isNumber = (occurrenceId: string) => /^\d+$/.test(occurrenceId)

async function sendJoin({ occurrenceId, userId }: Sent, { withUserIds = [], tickets }: Joining) {
  // Staff add people to the desk's waitlist.
  const query = channelInUse() === 'foh' ? { source: 'foh' as const } : {}
  const more = { ...(withUserIds.length > 0 ? { withUserIds } : {}), ...(tickets ? { tickets } : {}) }
  if (!isNumber(occurrenceId))
    return call(joinWaitlist, { params: { occurrenceId }, query, body: { data: { userId, ...more } } })
  const item = { id: Number(occurrenceId), type: 'activity' } as const
  return call(addToWaitlist, { query, body: { item, ...selectedUserQuery(), ...more } })
}

async function sendLeave({ occurrenceId, userId, waitlistId }: Sent, together: boolean): Promise<void> {
  const query = together ? { together } : {}
  if (isNumber(occurrenceId) && waitlistId !== null) await call(removeFromWaitlist, { params: { waitlistId }, query })
  else await call(leaveWaitlist, { params: { occurrenceId, userId }, query })
}

/**
 * Adds the attendee to a waitlist, or removes them. The page is read again afterwards: actions, places and positions
 * may have changed.
 */
export function useWaitlist({ occurrenceId, userId, waitlistId, onLeft, onJoined }: Target): Waitlist {
  const { t } = useTranslation(['activities'])
  const { mutate } = useSWRConfig()
  const { loggedIn } = useSession()
  const { subjectId } = useActingFor()
  const showError = useErrorToast()
  const text = useWaitText()
  const { busy, run } = useBusy()
  const whose = userId ?? subjectId

  async function change(what: Change, send: (sent: Sent) => Promise<string | null | void>, of = whose): Promise<void> {
    if (!loggedIn || of === null) return openLoginModal()
    let done = false
    try {
      const told = await send({ occurrenceId, userId: of, waitlistId: waitlistId ?? null })
      done = true
      showToast({ type: 'success', content: t(`activities:waitlist.toasts.${what}`) })
      if (told) showToast({ type: 'info', content: told, closeAfter: toastDurations.validation })
    } catch (error) {
      showError(error, { always: t('activities:waitlist.toasts.failed') })
    }
    await mutate(dependsOnIdentity)
    if (what === 'leave') onLeft?.()
    else if (done) onJoined?.()
  }

  /** Answers what the person should know after joining. */
  async function join(sent: Sent, joining: Joining): Promise<string | null> {
    const wait = await sendJoin(sent, joining)
    return [text.joined(wait), text.hindrance(wait)].filter((said) => said !== null).join(' ') || null
  }

  return {
    busy,
    join: (joining = {}) => run(() => change('join', (sent) => join(sent, joining), joining.userId ?? whose)),
    leave: (leaving = {}) =>
      run(() => change('leave', (sent) => sendLeave(sent, leaving.together ?? false), leaving.userId ?? whose)),
  }
}
