import { previewCancellation } from '@touchline/contract/calls/bookings'
import { call } from '../../../api/call.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { cancellationSource } from '../cancellation-source.ts'
import type { Entry } from '../my-bookings.ts'
import { previewOf } from './cancellation-preview.ts'
import type { Preview } from './cancellation-preview.ts'
import { keptOf } from './places.ts'

/** The staff's reason for cancelling after the cut-off. */
type Late = { readonly given: string; readonly isAwaited: boolean }

/**
 * The effect of cancelling these places together, asked anew for each choice, and once staff have a reason; loading
 * without any, and while a reason is awaited. Null on a platform
 * that says nothing: one without the call says of one booking what its own outcome says.
 */
export function useCancellationPreview(going: readonly Entry[], { given, isAwaited }: Late): Query<Preview | null> {
  const bookingIds = going.map(({ booking }) => booking.id)
  const keepTickets = keptOf(going)
  const query = useQuery(
    bookingIds.length === 0 || isAwaited
      ? null
      : [previewCancellation.name, given !== '', ...bookingIds, ...(keepTickets ? ['keep', ...keepTickets] : [])],
    async () => {
      const reason = given === '' ? {} : { reason: given }
      const kept = keepTickets ? { keepTickets } : {}
      const query = { bookingIds, ...kept, cancellationSource: cancellationSource(), ...reason }
      return previewOf(await call(previewCancellation, { query }))
    },
    'component',
  )
  if (query.status !== 'error' || query.error.status !== 404) return query
  const [only] = going
  const outcome = going.length === 1 ? (only?.booking.cancellation?.outcome ?? null) : null
  return { status: 'success', data: outcome && previewOf({ ...outcome, parts: [outcome] }), refresh: query.refresh }
}
