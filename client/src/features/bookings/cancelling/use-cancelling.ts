import { updateBookings } from '@touchline/contract/calls/bookings'
import { useSWRConfig } from 'swr'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'
import type { Read } from '../../../api/keys.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { cancellationSource } from '../cancellation-source.ts'

type Booking = Entity<'Booking'>

/** Everything that a cancellation changed. */
export type Cancelled = readonly Read<Booking>[]

type Cancelling = {
  readonly busy: boolean
  /** `reason`: the staff's reason for overriding the cut-off; empty without one. */
  readonly cancel: (bookingIds: readonly number[], reason: string) => void
}

/**
 * Cancels bookings, all of them or none. A refusal is a toast; bookings, credit and places are read again in either
 * case.
 */
export function useCancelling(onCancelled: (changed: Cancelled) => void): Cancelling {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const { busy, run } = useBusy()

  async function cancel(bookingIds: readonly number[], reason: string): Promise<void> {
    const data = {
      updateType: 'cancellation',
      cancellationSource: cancellationSource(),
      bookingIds: [...bookingIds],
      ...(reason === '' ? {} : { reason }),
    } as const
    try {
      onCancelled(await call(updateBookings, { body: { data } }))
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, cancel: (bookingIds, reason) => run(() => cancel(bookingIds, reason)) }
}
