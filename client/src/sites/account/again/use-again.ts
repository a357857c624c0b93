import { useState } from 'react'
import type { User } from '../../../app/session/session-state.ts'
import { basketActions, useBasket } from '../../../features/carts/use-basket.ts'
import { useRefreshAfterOrder } from '../../../features/checkout/paying/use-refresh-after-order.ts'
import type { Booked } from './BookedNotice.tsx'
import { heldIn } from './held.ts'
import type { Held } from './held.ts'
import type { Pair } from './pair.ts'

/** Booking again on a page: one held place at a time, in the row of one booking. */
export type Again = {
  readonly user: User
  /** The place that the basket holds for one of the rows, also after a reload and in another tab. */
  readonly held: Held | null
  /** The row whose button was pressed here, by the id of its booking. */
  readonly opened: number | null
  /** The last place booked here, with its row. */
  readonly booked: (Booked & { readonly rowOf: number }) | null
  readonly open: (pair: Pair) => void
  readonly close: () => void
  /** Keeps a place in view while it is paid, whatever the basket says; null lets go. */
  readonly keep: (held: Held | null) => void
  readonly done: (held: Held, orderId: number) => void
}

/** `pairs`: one for each row, in their order; of several rows with the same pair the opened one has the place. */
export function useAgain(pairs: readonly Pair[], user: User): Again {
  const { cart } = useBasket()
  const refreshAfterOrder = useRefreshAfterOrder()
  const [kept, keep] = useState<Held | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const [booked, setBooked] = useState<Again['booked']>(null)
  const inOrder = pairs.toSorted((a, b) => Number(b.booking.id === opened) - Number(a.booking.id === opened))
  return {
    user,
    held: kept ?? heldIn(cart, inOrder, user.id),
    opened,
    booked,
    open(pair) {
      setBooked(null)
      setOpened(pair.booking.id)
    },
    close: () => setOpened(null),
    keep,
    done({ pair, item }, orderId) {
      keep(null)
      setOpened(null)
      setBooked({ item, orderId, rowOf: pair.booking.id })
      void basketActions.reload()
      refreshAfterOrder()
    },
  }
}
