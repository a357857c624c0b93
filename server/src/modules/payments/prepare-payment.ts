import { second } from '@touchline/clock'
import { type CartSource, type PaymentPreparation, type PaymentProvider, PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type MinorUnits, minus, zero } from '@touchline/money'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { cartTotal, findOpenCart, itemHashOf } from '../carts/index.ts'
import { reservedCredit } from '../credits/index.ts'
import { chooseProvider } from './provider.ts'

type Preparation = {
  readonly source: CartSource
  /** From the path; undefined: the organisation's. */
  readonly provider: string | undefined
}

/**
 * Starts a card payment: a key of the gateway for the amount the basket leaves to pay. Throws `paid_booking_disabled`,
 * `basket_empty`, `nothing_to_pay`, `amount_too_small`, `prepare_failed`. payments.md 6.1
 */
export async function preparePayment(
  deps: Deps,
  actor: Actor,
  { source, provider }: Preparation,
): Promise<PaymentPreparation> {
  const userId = getOwnerId(actor)
  const chosen = chooseProvider(provider)
  const basket = await readBasket(deps, userId, source)
  const uuid = deps.ids.uuid()
  const answer = await deps.gateway.createSessionKey(`session:${uuid}`)
  if (answer.kind !== 'done') {
    deps.log('warn', 'no session key from the gateway', { kind: answer.kind })
    throw new PlatformError('prepare_failed')
  }
  const { merchant_session_key: key, expires_in: expiresIn } = answer.value
  const now = deps.clock.now()
  const session = { uuid, userId, provider: chosen, keyHash: hashOf(key), transactionUuid: null, ...basket }
  await deps.store.write((tx) =>
    tx.payments.insertSession({ ...session, createdAt: now, expiresAt: now + expiresIn * second }),
  )
  return presentPreparation(chosen, key, expiresIn, deps.rules.gatewayPublicUrl)
}

type Basket = {
  readonly cartId: number
  readonly amount: MinorUnits
  readonly currencyCode: string
  readonly itemHash: string
}

async function readBasket({ store, gateway }: Deps, userId: number, source: CartSource): Promise<Basket> {
  return store.read(async (reads) => {
    const client = await reads.site.getClient()
    const user = await reads.users.byId(userId)
    // O-39: the organisation or the person may be kept from paying online.
    if (!client.paidBooking || !user?.paidBooking) throw new PlatformError('paid_booking_disabled')
    const state = await findOpenCart(reads, { userId, source })
    if (!state || state.items.length === 0) throw new PlatformError('basket_empty')
    const amount = minus(cartTotal(state), await reservedCredit(reads, state.cart.id))
    if (amount <= zero) throw new PlatformError('nothing_to_pay')
    if (amount < gateway.minimumAmount) throw new PlatformError('amount_too_small')
    const { currencyCode } = client
    return { cartId: state.cart.id, amount, currencyCode, itemHash: itemHashOf(state, currencyCode) }
  })
}

function presentPreparation(
  provider: PaymentProvider,
  key: string,
  expiresIn: number,
  gatewayUrl: string,
): PaymentPreparation {
  return {
    payment_provider: provider,
    session_key: key,
    config: { mode: 'test', url: `${gatewayUrl}/gateway/v1/js/card-gateway.js` },
    saved_card: null,
    expires_in: expiresIn,
  }
}
