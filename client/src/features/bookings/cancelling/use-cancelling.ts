import { updateBookings } from '@touchline/contract/calls/bookings'
import { useSWRConfig } from 'swr'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'
import type { Read } from '../../../api/keys.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { cancellationSource } from '../cancellation-source.ts'
import type { Entry } from '../my-bookings.ts'
import type { LostUses } from './cancellation-preview.ts'
import { keptOf } from './places.ts'

type Booking = Entity<'Booking'>

/** Everything that was cancelled, and the uses of packages that it lost. */
export type Cancelled = { readonly bookings: readonly Read<Booking>[]; readonly lost: readonly LostUses[] }

type Cancelling = {
  readonly busy: boolean
  /** `reason`: the staff's reason for overriding the cut-off; empty without one. */
  readonly cancel: (going: readonly Entry[], reason: string, lost: readonly LostUses[]) => void
}

/**
 * Cancels places, all of them or none. A refusal is a toast; bookings, credit and places are read again in either
 * case.
 */
export function useCancelling(onCancelled: (changed: Cancelled) => void): Cancelling {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const { busy, run } = useBusy()

  async function cancel(going: readonly Entry[], reason: string, lost: readonly LostUses[]): Promise<void> {
    const keepTickets = keptOf(going)
    const data = {
      updateType: 'cancellation',
      cancellationSource: cancellationSource(),
      bookingIds: going.map(({ booking }) => booking.id),
      ...(keepTickets ? { keepTickets } : {}),
      ...(reason === '' ? {} : { reason }),
    } as const
    try {
      const changed = await call(updateBookings, { body: { data } })
      onCancelled({ bookings: changed.filter(({ status }) => status !== 'settled'), lost })
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, cancel: (going, reason, lost) => run(() => cancel(going, reason, lost)) }
}
