import { useState } from 'react'
import { platformNow } from '../../app/platform-clock.ts'
import { useSession } from '../../app/session/use-session.ts'
import { instantOf } from '../../i18n/calendar.ts'
import type { MyBooking } from './my-bookings.ts'

/** Why staff cancel for a customer after the cut-off: with a reason they are not bound by it. [O-34, O-209] */
export function useLateReason({ cancellation }: Pick<MyBooking, 'cancellation'>) {
  const { customer } = useSession()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const cutOff = cancellation?.cutOff
  const isLate = customer !== null && Boolean(cutOff) && cutOff !== undefined && isOver(cutOff)
  // Where nothing can be cancelled any more, staff cannot either unless they say why.
  const isRequired = isLate && (cancellation?.cutOffActions ?? []).includes('disable_cancelling')
  const given = reason.trim()
  return {
    isLate,
    isRequired,
    isMissing: isMissing && given === '',
    reason,
    setReason,
    /** Whether it can be sent as it is; says what is missing otherwise. */
    check(): boolean {
      setIsMissing(isRequired && given === '')
      return !isRequired || given !== ''
    },
  }
}

function isOver(cutOff: Parameters<typeof instantOf>[0] | null): boolean {
  return cutOff !== null && instantOf(cutOff) <= platformNow()
}
