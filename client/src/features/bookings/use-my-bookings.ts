import { cancelBooking, listBookings } from '@touchline/contract/calls/bookings'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { CancellationSource, Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { call, callList } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Owner } from '../../app/session/session-state.ts'
import { dependsOnIdentity } from '../../app/answers/use-refresh.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { OtherErrors, Query } from '../../app/answers/use-query.ts'
import { currentSession } from '../../app/session/session.ts'
import { bookingsIn } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'

/** The client for reading, cancelling and moving bookings: staff act for the customer they serve. */
export function cancellationSource(): Extract<CancellationSource, 'customers' | 'foh'> {
  return currentSession().customer ? 'foh' : 'customers'
}

type Booking = Entity<'Booking'>

/**
 * All bookings of the logged-in user and their family outside baskets, by time, whoever is acted for; while staff serve
 * a customer, that customer's.
 */
export function useMyBookings(
  { id, isSelf }: Pick<Owner, 'id' | 'isSelf'>,
  otherErrors: OtherErrors = 'boundary',
): Query<readonly MyBooking[]> {
  return useQuery(
    [listBookings.name, id, 'own'],
    async () => {
      const whose = isSelf ? {} : { userId: id }
      const query = { cancellationSource: cancellationSource(), ...whose }
      const status = ['settled' as const, 'cancelled' as const]
      return bookingsIn(
        await allPages((page) => callList(listBookings, { query: { ...query, status, ...page }, wholeAccount: true })),
      )
    },
    otherErrors,
  )
}

export type Cancelling = {
  readonly busy: boolean
  /** The outcome of a cancelled booking. */
  readonly done: readonly Read<Booking>[] | null
  /** `reason`: the staff's reason for overriding the cut-off. */
  readonly cancel: (reason?: string) => void
}

/** Cancels a booking; bookings, credit and places are read again. */
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
