import { previewCancellation } from '@touchline/contract/calls/bookings'
import { type MinorUnits, minorUnits, sum } from '@touchline/money'
import { call } from '../../../api/call.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'

/** The most bookings of one question. */
const mostAtOnce = 100

/**
 * The money that comes back for bookings when their session is called off, in minor units, as the platform works it
 * out. [O-528]
 */
export function useReturned(bookingIds: readonly number[]): Query<MinorUnits> {
  return useQuery(
    [previewCancellation.name, 'occurrence', ...bookingIds],
    async () => sum(await Promise.all(portionsOf(bookingIds).map(returnedFor))),
    'component',
  )
}

async function returnedFor(bookingIds: readonly number[]): Promise<MinorUnits> {
  const asked = { bookingIds: [...bookingIds], cancellationSource: 'occurrence' as const }
  const { returned } = await call(previewCancellation, { query: asked })
  return minorUnits(returned?.value ?? 0)
}

function portionsOf(ids: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / mostAtOnce)
  return Array.from({ length: count }, (_, turn) => ids.slice(turn * mostAtOnce, (turn + 1) * mostAtOnce))
}
