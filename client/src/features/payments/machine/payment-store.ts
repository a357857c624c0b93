import { effectsOf, type PaymentEffect } from './payment-effects.ts'
import type { PaymentEvent } from './states/payment-events.ts'
import { initialPayment, paymentReducer } from './states/payment-reducer.ts'
import type { PaymentState } from './states/payment-state.ts'
import type { PaymentWorld } from './payment-world.ts'

export type PaymentStore = {
  readonly state: () => PaymentState
  readonly dispatch: (event: PaymentEvent) => void
  /** Called after every change; answers the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Holds the state of one payment and emits the effects of its moves. */
export function createPaymentStore(
  { slot, now, onIgnored }: Pick<PaymentWorld, 'slot' | 'now' | 'onIgnored'>,
  carryOut: (effect: PaymentEffect) => void,
): PaymentStore {
  const listeners = new Set<() => void>()
  let state = initialPayment(slot.read(), now())

  function dispatch(event: PaymentEvent): void {
    const before = state
    state = paymentReducer(before, event)
    const effects = effectsOf(before, event, state)
    // Stored before anything is sent or shown, so that a reload finds it.
    for (const effect of effects) {
      if (effect.kind === 'remember') slot.write(effect.recovery)
      if (effect.kind === 'forget') slot.clear()
    }
    if (state !== before) for (const listener of listeners) listener()
    else if (effects.length === 0) onIgnored?.(before.status, event.type)
    for (const effect of effects) carryOut(effect)
  }

  return {
    state: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
