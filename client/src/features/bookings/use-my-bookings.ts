import { cancelBooking, listBookings } from '@touchline/contract/calls/bookings'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { call, callList } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Owner } from '../../app/session/session-state.ts'
import { dependsOnIdentity } from '../../app/session/use-refresh-on-session-change.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useBusy } from '../../app/use-busy.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import { cancellationSource } from './cancellation-source.ts'
import { bookingsIn } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'

type Booking = Entity<'Booking'>

/**
 * Every booking of the signed-in user and their people that is not in a basket, in order of time, whoever of them is acted
 * for; while staff serve a customer, that customer's. [P7-025, O-16, O-209]
 */
export function useMyBookings({ id, isSelf }: Pick<Owner, 'id' | 'isSelf'>): Query<readonly MyBooking[]> {
  return useQuery([listBookings.name, id, 'own'], async () => {
    const whose = isSelf ? {} : { userId: id }
    const query = { cancellationSource: cancellationSource(), ...whose }
    const status = ['settled' as const, 'cancelled' as const]
    return bookingsIn(
      await allPages((page) => callList(listBookings, { query: { ...query, status, ...page }, wholeAccount: true })),
    )
  })
}

export type Cancelling = {
  readonly busy: boolean
  /** What became of it, once it is cancelled. */
  readonly done: readonly Read<Booking>[] | null
  /** `reason`: why staff pass over the cut-off. [O-34] */
  readonly cancel: (reason?: string) => void
}

/** Cancels a booking; everything that shows bookings, credit or places is read again. [S7-085, P1-009] */
export function useCancelling({ id }: Pick<MyBooking, 'id'>): Cancelling {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const { busy, run } = useBusy()
  const [done, setDone] = useState<Cancelling['done']>(null)

  async function cancel(reason = ''): Promise<void> {
    const source = cancellationSource()
    const query = source === 'foh' ? { source, ...(reason === '' ? {} : { reason }) } : { source: 'bookings' as const }
    try {
      setDone(await call(cancelBooking, { params: { bookingId: id }, query }))
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, done, cancel: (reason) => run(() => cancel(reason)) }
}
