import { isOutcomeUnknown } from './machine/calls/call-failure.ts'
import { orderIdIn } from './machine/calls/payment-answers.ts'
import { type Asked, askWithin, patienceMs } from './machine/patience.ts'
import type { CallOptions, CompleteAnswer } from './machine/calls/payment-api.ts'
import type { CompletionPayload } from './machine/states/payment-details.ts'
import { pauseBefore } from './machine/payment-effects.ts'
import { outcomeUnknown, type PaymentError, refusal, unfinished } from './machine/states/payment-errors.ts'
import { completionTries } from './machine/states/payment-reducer.ts'
import type { PaymentWorld } from './machine/payment-world.ts'

export type SendOrder<Order = CompletionPayload> = (order: Order, options: CallOptions) => Promise<CompleteAnswer>

export type PlacedOrder =
  { readonly kind: 'placed'; readonly orderId: number } | { readonly kind: 'failed'; readonly error: PaymentError }

/** The outcome in one answer; undefined when it must be asked again. */
function outcomeOf(asked: Asked<CompleteAnswer>): PlacedOrder | undefined {
  if (!asked.ok) {
    return isOutcomeUnknown(asked.failure) ? undefined : { kind: 'failed', error: refusal('pay', asked.failure) }
  }
  const { status, error } = asked.value
  if (status === 'failed' || error) return { kind: 'failed', error: unfinished('pay') }
  const id = orderIdIn(asked.value)
  return status === 'pending' || !id ? undefined : { kind: 'placed', orderId: id }
}

/**
 * Places an order without a card: free, or covered by credit. An unclear answer is repeated with the same key after 1,
 * 2 and 4 s; the platform places one order per basket. After four unclear answers the error's code is `outcomeUnknown`,
 * and only the same order may be repeated. payments.md 6.6, 6.7 [P7-072, P7-073]
 */
export async function placeOrder<Order = CompletionPayload>(
  world: Pick<PaymentWorld, 'after' | 'newKey'> & { readonly send: SendOrder<Order> },
  order: Order,
): Promise<PlacedOrder> {
  const ask = askWithin(world.after)
  const idempotencyKey = world.newKey()
  for (let request = 1; request <= completionTries; request += 1) {
    if (request > 1) await new Promise<void>((resolve) => world.after(pauseBefore(request), resolve))
    const asked = await ask(patienceMs.complete, ({ signal }) => world.send(order, { signal, idempotencyKey }))
    const outcome = outcomeOf(asked)
    if (outcome) return outcome
  }
  return { kind: 'failed', error: { ...unfinished('pay'), code: outcomeUnknown } }
}
