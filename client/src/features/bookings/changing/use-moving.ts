import { listMoves, moveBooking } from '@touchline/contract/calls/bookings'
import { useSWRConfig } from 'swr'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'
import { having } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { cancellationSource } from '../cancellation-source.ts'
import type { MyBooking } from '../my-bookings.ts'

type Move = Entity<'Move'>

/** A time that a booking can be moved to. */
export type OpenTime = Having<Read<Move>, 'occurrenceId' | 'startsAt'>

/** The times that a booking can be moved to now, soonest first. */
export function useMoves({ id }: Pick<MyBooking, 'id'>): Query<readonly OpenTime[]> {
  return useQuery(
    [listMoves.name, id],
    async () => {
      const moves = await call(listMoves, { params: { id }, query: { cancellationSource: cancellationSource() } })
      return having(moves, 'occurrenceId', 'startsAt')
    },
    'component',
  )
}

type Moving = { readonly busy: boolean; readonly move: (to: OpenTime) => void }

/** Moves a booking; bookings and places are read again, whether it succeeded or not. [O-94] */
export function useMoving({ id }: Pick<MyBooking, 'id'>, onMoved: (to: OpenTime) => void): Moving {
  const { mutate } = useSWRConfig()
  const showError = useErrorToast()
  const { busy, run } = useBusy()

  async function move(to: OpenTime): Promise<void> {
    try {
      const data = { occurrenceId: to.occurrenceId, cancellationSource: cancellationSource() }
      await call(moveBooking, { params: { id }, body: { data } })
      onMoved(to)
    } catch (error) {
      showError(error)
    }
    await mutate(dependsOnIdentity)
  }

  return { busy, move: (to) => run(() => move(to)) }
}
