import { type Ask, patienceMs } from '../patience.ts'
import { emptyBasket, paidElsewhere } from '../states/payment-errors.ts'
import type { EventOf, PaymentEvent } from '../states/payment-events.ts'
import { type PaymentState, recoveryOf } from '../states/payment-state.ts'
import type { PaymentWorld } from '../payment-world.ts'

type Failure = EventOf<'PREPARE_FAIL' | 'AUTHORISE_FAIL' | 'SCA_FAIL' | 'COMPLETE_FAIL'>

/** A failure that may have its cause in a payment elsewhere. An unknown outcome is looked up. */
export function mayBePaid(event: PaymentEvent): event is Failure {
  if (event.type === 'PREPARE_FAIL') return event.error.code === emptyBasket
  if (event.type === 'COMPLETE_FAIL') return event.outcome === 'definite'
  return event.type === 'AUTHORISE_FAIL' || event.type === 'SCA_FAIL'
}

function itemHashIn(state: PaymentState): string | null {
  const completion = state.status === 'authorizing' ? state.details.completion : recoveryOf(state)?.completion
  return completion?.itemHash ?? null
}

/**
 * Explains a failure: a customer who paid the basket elsewhere is told that, not that this payment came too late.
 * payments.md 10, rule 11
 */
export async function explainFailure(
  world: Pick<PaymentWorld, 'paidOrder'>,
  ask: Ask,
  state: PaymentState,
  event: Failure,
): Promise<PaymentEvent> {
  const asked = await ask(patienceMs.paidOrder, () => world.paidOrder(itemHashIn(state)))
  return asked.ok && asked.value ? { ...event, error: paidElsewhere(asked.value) } : event
}
