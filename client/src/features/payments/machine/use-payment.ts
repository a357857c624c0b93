import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { PaymentCommands } from './payment-runner.ts'
import { createPaymentRunner } from './payment-runner.ts'
import type { PaymentState } from './payment-state.ts'
import type { PaymentWorld } from './payment-world.ts'

export type Payment = {
  readonly state: PaymentState
  readonly commands: PaymentCommands
}

/**
 * One online payment for as long as the component lives. `world` is taken as it is at the first render; `onCompleted`
 * runs once per completed order. A completion under way when the component goes is finished by the platform, and its
 * recovery stays with the tab.
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
