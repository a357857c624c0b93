import { updateBookings } from '@touchline/contract/calls/bookings'
import { useSWRConfig } from 'swr'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'
import type { Read } from '../../../api/keys.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { cancellationSource } from '../cancellation-source.ts'
import type { LostUses } from './cancellation-preview.ts'

type Booking = Entity<'Booking'>

/** Everything that a cancellation changed, and the uses of packages that it lost. */
export type Cancelled = { readonly bookings: readonly Read<Booking>[]; readonly lost: readonly LostUses[] }

type Cancelling = {
  readonly busy: boolean
  /** `reason`: the staff's reason for overriding the cut-off; empty without one. */
  readonly cancel: (bookingIds: readonly number[], reason: string, lost: readonly LostUses[]) => void
}

/**
 * Cancels bookings, all of them or none. A refusal is a toast; bookings, credit and places are read again in either
 * case.
 */
export function useCancelling(onCancelled: (changed: Cancelled) => void): Cancelling {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const { busy, run } = useBusy()

  async function cancel(bookingIds: readonly number[], reason: string, lost: readonly LostUses[]): Promise<void> {
    const data = {
      updateType: 'cancellation',
      cancellationSource: cancellationSource(),
      bookingIds: [...bookingIds],
      ...(reason === '' ? {} : { reason }),
    } as const
    try {
      onCancelled({ bookings: await call(updateBookings, { body: { data } }), lost })
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, cancel: (bookingIds, reason, lost) => run(() => cancel(bookingIds, reason, lost)) }
}
