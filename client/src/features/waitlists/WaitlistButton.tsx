import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { useWaitlist } from './use-waitlist.ts'

type Props = {
  /** As the platform says it; nothing is shown for any other action. */
  readonly action: string | null
  /** The occurrence; of a course, any of its sessions. */
  readonly occurrenceId: string
  /** Of the entry, where it is known. */
  readonly waitlistId?: number | null
  /** What it is, for those who hear the button alone. */
  readonly name: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
}

/** Stands where *Book* would stand once something is full: joins its waitlist, or leaves it. [S1-022, P1-010] */
export function WaitlistButton({
  action,
  occurrenceId,
  waitlistId = null,
  name,
  size = 'medium',
  wide = false,
}: Props) {
  const { t } = useTranslation(['activities'])
  const { busy, join, leave } = useWaitlist({ occurrenceId, waitlistId })
  if (action !== 'join_waitlist' && action !== 'leave_waitlist') return null
  const joins = action === 'join_waitlist'
  const text = t(joins ? 'activities:waitlist.join' : 'activities:waitlist.leave')
  return (
    <Button
      // In a row among others it stands back behind those that can be booked.
      variant={joins && wide ? 'primary' : 'secondary'}
      size={size}
      wide={wide}
      busy={busy}
      label={`${text}: ${name}`}
      onClick={joins ? join : leave}
    >
      {text}
    </Button>
  )
}
