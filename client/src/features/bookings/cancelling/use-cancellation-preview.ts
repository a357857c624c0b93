import { previewCancellation } from '@touchline/contract/calls/bookings'
import { call } from '../../../api/call.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { cancellationSource } from '../cancellation-source.ts'
import type { MyBooking } from '../my-bookings.ts'
import { previewOf } from './cancellation-preview.ts'
import type { Preview } from './cancellation-preview.ts'

/** The staff's reason for cancelling after the cut-off. */
type Late = { readonly given: string; readonly isAwaited: boolean }

/**
 * The effect of cancelling these bookings together, asked anew for each choice, and once staff have a reason; loading
 * without any, and while a reason is awaited. Null on a platform
 * that says nothing: one without the call says of one booking what its own outcome says.
 */
export function useCancellationPreview(
  bookings: readonly MyBooking[],
  { given, isAwaited }: Late,
): Query<Preview | null> {
  const bookingIds = bookings.map(({ id }) => id)
  const query = useQuery(
    bookingIds.length === 0 || isAwaited ? null : [previewCancellation.name, given !== '', ...bookingIds],
    async () => {
      const reason = given === '' ? {} : { reason: given }
      const query = { bookingIds, cancellationSource: cancellationSource(), ...reason }
      return previewOf(await call(previewCancellation, { query }))
    },
    'component',
  )
  if (query.status !== 'error' || query.error.status !== 404) return query
  const [only] = bookings
  const outcome = bookings.length === 1 ? (only?.cancellation?.outcome ?? null) : null
  return { status: 'success', data: outcome && previewOf({ ...outcome, parts: [outcome] }), refresh: query.refresh }
}
