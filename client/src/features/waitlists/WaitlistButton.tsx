import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { useSession } from '../../app/session/use-session.ts'
import { useEarlierChoice } from '../../app/session/use-earlier-choice.ts'
import { JoinDialog } from './JoinDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useWaitlist } from './use-waitlist.ts'

type Props = {
  /** The platform's action; hidden for any other one. */
  readonly action: string | null
  /** The occurrence; for a course, any of its sessions. */
  readonly occurrenceId: string
  /** The entry, where it is known. */
  readonly waitlistId?: number | null
  /** The name, for screen readers. */
  readonly name: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
  /** Others who can wait together with the attendee. */
  readonly others?: readonly Other[]
  /** The chosen tickets of a ticketed session: they are for the customer. */
  readonly tickets?: ChosenTickets
}

export type Other = { readonly id: number; readonly firstName: string }

export type ChosenTickets = {
  readonly userId: number | null
  readonly wanted: readonly { readonly id: string; readonly quantity: number }[]
  /** Called instead of joining while none is chosen. */
  readonly onMissing: () => void
}

/**
 * Replaces *Book* for a full item: joins its waitlist, or leaves it after a question. For a person chosen in an earlier
 * visit, joining asks first. [O-372]
 */
export function WaitlistButton({
  action,
  occurrenceId,
  waitlistId = null,
  name,
  size = 'medium',
  wide = false,
  others = [],
  tickets,
}: Props) {
  const { t } = useTranslation(['activities'])
  const [isAsked, setIsAsked] = useState(false)
  const [isTogether, setIsTogether] = useState(false)
  const { customer } = useSession()
  const isEarlier = useEarlierChoice()
  const { busy, join } = useWaitlist({
    occurrenceId,
    waitlistId,
    ...(tickets?.userId ? { userId: tickets.userId } : {}),
  })
  if (action !== 'join_waitlist' && action !== 'leave_waitlist') return null
  const joins = action === 'join_waitlist'
  // The desk puts people on a waitlist one by one.
  const isFamily = joins && others.length > 0 && customer === null
  function joinNow(): void {
    if (!tickets) return isEarlier ? setIsTogether(true) : join()
    if (tickets.wanted.length === 0) return tickets.onMissing()
    join({ tickets: tickets.wanted })
  }
  const text = t(joins ? 'activities:waitlist.join' : 'activities:waitlist.leave')
  return (
    <>
      <Button
        // In a list it is less prominent than bookable items.
        variant={joins && wide ? 'primary' : 'secondary'}
        size={size}
        wide={wide}
        busy={busy}
        label={`${text}: ${name}`}
        onClick={joins ? joinNow : () => setIsAsked(true)}
        {...(joins ? {} : { opens: 'dialog' as const })}
      >
        {text}
      </Button>
      {isFamily ? (
        <Button variant="text" size="small" opens="dialog" onClick={() => setIsTogether(true)}>
          {t('activities:waitlist.several')}
        </Button>
      ) : null}
      {isTogether ? (
        <JoinDialog
          occurrenceId={occurrenceId}
          name={name}
          others={others}
          isEarlier={isEarlier}
          onClosed={() => setIsTogether(false)}
        />
      ) : null}
      {isAsked ? (
        <LeaveDialog
          occurrenceId={occurrenceId}
          waitlistId={waitlistId}
          name={name}
          onClosed={() => setIsAsked(false)}
        />
      ) : null}
    </>
  )
}
