import { type CompletionOutcome, type DeskOrder, PlatformError, type Unworded } from '@touchline/contract'
import { sumOf } from '@touchline/money'
import { type Actor, getCallerId, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { cartTotal } from '../../carts/index.ts'
import { creditOrder, setAsideAtDesk } from '../../credits/index.ts'
import { holdTill } from '../../tills/index.ts'
import { orderAtOnce } from './order-at-once.ts'
import { cartSourceOf, dropEmpty } from '../basket/payment-list.ts'
import { text } from '../../../texts/index.ts'

type Input = {
  readonly body: Unworded<DeskOrder>
  readonly idempotencyKey: string | undefined
  readonly bodyHash: string
}

/**
 * Takes a payment at the desk for the staff's or their customer's basket, by desk tenders and the owner's credit, which
 * needs no earlier reservation. No gateway is involved. Throws `till_closed` where a tender needs an open till,
 * `credit_not_applied` above the balance, `basket_paid` when it was paid already, and the basket's refusals.
 * payments.md 6.7
 */
export async function payAtDesk(deps: Deps, actor: Actor, input: Input): Promise<Unworded<CompletionOutcome>> {
  const { body, idempotencyKey: key, bodyHash } = input
  const userId = getOwnerId(actor)
  const source = cartSourceOf(body.source)
  if (source !== 'front-of-house' && source !== 'point-of-sale') {
    throw new PlatformError('validation_failed', { fields: { source: [text('payments:not_of_staff')] } })
  }
  const entries = dropEmpty(body.payments).filter(({ tender_type: type }) => type === 'credit')
  const credit = sumOf(entries)
  const reservationIds = await deps.ids.integers('credit_reservation', creditOrder.length)
  return orderAtOnce(deps, {
    actor,
    body,
    keyed: { userId, route: 'pay', key, bodyHash },
    enter: async (tx, state) => {
      const { cart } = state
      await setAsideAtDesk(tx, {
        cart,
        balance: cartTotal(state),
        amount: credit,
        ids: reservationIds,
        now: deps.clock.now(),
      })
      return { channel: 'foh', tillId: await holdTill(tx, getCallerId(actor)) }
    },
  })
}
