import { cancelBooking, listBookings } from 'virtual:calls/bookings'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Booking } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { call, callList } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { dependsOnIdentity } from '../../app/session/use-refresh-on-session-change.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useQuery } from '../../app/use-query.ts'
import type { Query } from '../../app/use-query.ts'
import { bookingsIn } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'

const cancellationSource = 'customers'

/** Every booking of a customer and their people that is not in a basket, in order of time. [P7-025, O-16] */
export function useMyBookings(userId: number): Query<readonly MyBooking[]> {
  return useQuery([listBookings.name, userId, 'own'], async () => {
    const query = { cancellationSource, status: ['settled', 'cancelled'] } as const
    const status = [...query.status]
    return bookingsIn(await allPages((page) => callList(listBookings, { query: { ...query, status, ...page } })))
  })
}

export type Cancelling = {
  readonly busy: boolean
  /** What became of it, once it is cancelled. */
  readonly done: readonly Read<Booking>[] | null
  readonly cancel: () => void
}

/** Cancels a booking; everything that shows bookings, credit or places is read again. [S7-085, P1-009] */
export function useCancelling({ id }: Pick<MyBooking, 'id'>): Cancelling {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Cancelling['done']>(null)

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      setDone(await call(cancelBooking, { params: { bookingId: id }, query: { source: 'bookings' } }))
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
    setBusy(false)
  }

  return { busy, done, cancel: () => void cancel() }
}
