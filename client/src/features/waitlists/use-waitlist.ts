import { joinWaitlist, leaveWaitlist } from 'virtual:calls/waitlists'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../../api/call.ts'
import { openLoginModal } from '../../app/session/login-modal.ts'
import { useActingFor, useSession } from '../../app/session/session.ts'
import { dependsOnIdentity } from '../../app/session/use-refresh-on-session-change.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useTexts } from '../../i18n/use-texts.ts'

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
}

/**
 * Puts whoever is acted for on a waitlist, or takes them off it. What the page shows is read again afterwards: actions,
 * places and positions may all be different. [S4-041, S7-086, S7-088, S8-015 to S8-017]
 */
export function useWaitlist({ occurrenceId, userId }: Target): Waitlist {
  const { t } = useTexts()
  const { mutate } = useSWRConfig()
  const { loggedIn } = useSession()
  const { subjectId } = useActingFor()
  const showError = useErrorToast()
  const [busy, setBusy] = useState(false)
  const whose = userId ?? subjectId

  async function change(what: Change): Promise<void> {
    if (!loggedIn || whose === null) return openLoginModal()
    setBusy(true)
    try {
      await (what === 'join'
        ? call(joinWaitlist, { params: { occurrenceId }, body: { data: { userId: whose } } })
        : call(leaveWaitlist, { params: { occurrenceId, userId: whose } }))
      showToast({ type: 'success', content: t(`activities:waitlist.toasts.${what}`) })
    } catch (error) {
      showError(error, { always: t('activities:waitlist.toasts.failed') })
    }
    await mutate(dependsOnIdentity)
    setBusy(false)
  }

  return { busy, join: () => void change('join'), leave: () => void change('leave') }
}
