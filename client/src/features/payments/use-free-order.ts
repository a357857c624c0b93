import { useState } from 'react'
import type { CompletionPayload } from './machine/states/payment-details.ts'
import { outcomeUnknown } from './machine/states/payment-errors.ts'
import type { PaymentError } from './machine/states/payment-errors.ts'
import type { PaymentWorld } from './machine/payment-world.ts'
import { placeOrder } from './place-order.ts'
import type { SendOrder } from './place-order.ts'

/** The surroundings of an order without a card. */
export type FreeOrderWorld = Pick<PaymentWorld, 'after' | 'newKey'> & { readonly send: SendOrder }

export type FreeOrderEvents = {
  /** Called when placing starts, and when its outcome is known. */
  readonly onPlacing: (placing: boolean) => void
  readonly onPlaced: (orderId: number) => void
  /** The order was refused: the basket may have changed. */
  readonly onRefused: (error: PaymentError) => void
}

type FreeOrder = {
  readonly placing: boolean
  /** An order was sent and its outcome is unknown: only the same order may be sent again. */
  readonly isUnclear: boolean
  readonly error: PaymentError | null
  /** Places an order; not while an outcome is unknown. */
  readonly place: (order: CompletionPayload) => Promise<void>
  /** Asks for the outcome of the unclear order; does nothing without one. */
  readonly checkAgain: () => Promise<void>
}

/** An order without a card: free, or covered by credit. payments.md 6.6 */
export function useFreeOrder(world: FreeOrderWorld, on: FreeOrderEvents): FreeOrder {
  const [placing, setPlacing] = useState(false)
  const [unclear, setUnclear] = useState<CompletionPayload | null>(null)
  const [error, setError] = useState<PaymentError | null>(null)

  async function send(completion: CompletionPayload): Promise<void> {
    setPlacing(true)
    on.onPlacing(true)
    const outcome = await placeOrder(world, completion)
    if (outcome.kind === 'placed') {
      on.onPlacing(false)
      return on.onPlaced(outcome.orderId)
    }
    setPlacing(false)
    setError(outcome.error)
    const isKnown = outcome.error.code !== outcomeUnknown
    setUnclear(isKnown ? null : completion)
    // While the outcome is unknown, the form stays as it is.
    if (!isKnown) return
    on.onPlacing(false)
    on.onRefused(outcome.error)
  }

  return {
    placing,
    isUnclear: unclear !== null,
    error,
    place: async (order) => {
      if (!unclear) await send(order)
    },
    checkAgain: async () => {
      if (unclear) await send(unclear)
    },
  }
}
