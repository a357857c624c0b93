import { useState } from 'react'
import { platformNow } from '../../../app/platform-clock.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import type { MyBooking } from '../my-bookings.ts'

/** The staff's reason for cancelling after the cut-off, which then does not bind them. [O-34, O-209] */
export function useLateReason({ cancellation }: Pick<MyBooking, 'cancellation'>) {
  const { customer } = useSession()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const cutOff = cancellation?.cutOff
  const isLate = customer !== null && Boolean(cutOff) && cutOff !== undefined && isOver(cutOff)
  // Where cancelling is no longer possible, staff need a reason.
  const isRequired = isLate && (cancellation?.cutOffActions ?? []).includes('disable_cancelling')
  const given = reason.trim()
  return {
    isLate,
    isRequired,
    isMissing: isMissing && given === '',
    /** Nothing can be said before it is given. */
    isAwaited: isRequired && given === '',
    given,
    reason,
    setReason,
    /** Whether it can be sent; shows the missing reason otherwise. */
    check(): boolean {
      setIsMissing(isRequired && given === '')
      return !isRequired || given !== ''
    },
  }
}

function isOver(cutOff: Parameters<typeof instantOf>[0] | null): boolean {
  return cutOff !== null && instantOf(cutOff) <= platformNow()
}
