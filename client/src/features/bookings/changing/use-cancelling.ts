import { cancelBooking, updateBookings } from '@touchline/contract/calls/bookings'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'
import type { Read } from '../../../api/keys.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { cancellationSource } from '../cancellation-source.ts'
import type { MyBooking } from '../my-bookings.ts'

type Booking = Entity<'Booking'>

/** Everything that a cancellation changed. */
export type Cancelled = readonly Read<Booking>[]

export type Cancelling = {
  readonly busy: boolean
  /** The outcome of a cancelled booking. */
  readonly done: Cancelled | null
  /** `reason`: the staff's reason for overriding the cut-off. */
  readonly cancel: (reason?: string) => void
}

/** Cancels a booking; bookings, credit and places are read again. */
export function useCancelling({ id }: Pick<MyBooking, 'id'>): Cancelling {
  const [done, setDone] = useState<Cancelling['done']>(null)
  const { busy, change } = useChange()

  async function cancel(reason = ''): Promise<void> {
    const source = cancellationSource()
    const query = source === 'foh' ? { source, ...(reason === '' ? {} : { reason }) } : { source: 'bookings' as const }
    setDone(await call(cancelBooking, { params: { bookingId: id }, query }))
  }

  return { busy, done, cancel: (reason) => change(() => cancel(reason)) }
}

type CancellingTogether = { readonly busy: boolean; readonly cancel: (bookingIds: readonly number[]) => void }

/** Cancels bookings, all of them or none; bookings, credit and places are read again. */
export function useCancellingTogether(onCancelled: (changed: Cancelled) => void): CancellingTogether {
  const { busy, change } = useChange()

  async function cancel(bookingIds: readonly number[]): Promise<void> {
    const data = {
      updateType: 'cancellation',
      cancellationSource: cancellationSource(),
      bookingIds: [...bookingIds],
    } as const
    onCancelled(await call(updateBookings, { body: { data } }))
  }

  return { busy, cancel: (bookingIds) => change(() => cancel(bookingIds)) }
}

/** Sends a change; a refusal is a toast, and all answers are read again in either case. */
function useChange() {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const { busy, run } = useBusy()

  async function change(send: () => Promise<void>): Promise<void> {
    try {
      await send()
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, change: (send: () => Promise<void>) => run(() => change(send)) }
}
