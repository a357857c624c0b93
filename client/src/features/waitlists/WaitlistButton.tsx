import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
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
}

/** Replaces *Book* for a full item: joins its waitlist, or leaves it after a question. */
export function WaitlistButton({
  action,
  occurrenceId,
  waitlistId = null,
  name,
  size = 'medium',
  wide = false,
}: Props) {
  const { t } = useTranslation(['activities'])
  const [isAsked, setIsAsked] = useState(false)
  const { busy, join } = useWaitlist({ occurrenceId, waitlistId })
  if (action !== 'join_waitlist' && action !== 'leave_waitlist') return null
  const joins = action === 'join_waitlist'
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
        onClick={joins ? join : () => setIsAsked(true)}
        {...(joins ? {} : { opens: 'dialog' as const })}
      >
        {text}
      </Button>
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
