import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { PaymentCommands } from './payment-runner.ts'
import { createPaymentRunner } from './payment-runner.ts'
import type { PaymentState } from './states/payment-state.ts'
import type { PaymentWorld } from './payment-world.ts'

export type Payment = {
  readonly state: PaymentState
  readonly commands: PaymentCommands
}

/**
 * One online payment for the life of the component. `world` is fixed at the first render; `onCompleted` runs once per
 * order. If the component is removed during a completion, the platform finishes it and the recovery data stays.
 */
export function usePayment(world: PaymentWorld, onCompleted: (completeOrderId: number) => void): Payment {
  const [runner] = useState(() => createPaymentRunner(world))
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  const completeOrderId = state.status === 'completed' ? state.completeOrderId : null
  const announce = useEffectEvent(onCompleted)

  useEffect(() => {
    if (completeOrderId !== null) announce(completeOrderId)
  }, [completeOrderId])

  return { state, commands: runner.commands }
}
