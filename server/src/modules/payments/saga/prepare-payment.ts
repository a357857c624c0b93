import { second } from '@touchline/clock'
import { type CartSource, type PaymentPreparation, PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type MinorUnits, minus, zero } from '@touchline/money'
import { type Actor, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { cartTotal, findOpenCart, itemHashOf } from '../../carts/index.ts'
import { reservedCredit } from '../../credits/index.ts'
import { chooseProvider } from '../providers/choose-provider.ts'
import type { Provider } from '../providers/provider.ts'

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
  const gateway = deps.gateway.providerOf(chosen)
  const basket = await readBasket(deps, gateway, { userId, source })
  const uuid = deps.ids.uuid()
  const answer = await gateway.prepare(`session:${uuid}`)
  if (answer.kind !== 'done') {
    deps.log('warn', 'no session key from the gateway', { kind: answer.kind })
    throw new PlatformError('prepare_failed')
  }
  const { sessionKey, expiresIn, libraryPath } = answer.value
  const now = deps.clock.now()
  const session = { uuid, userId, provider: chosen, keyHash: hashOf(sessionKey), transactionUuid: null, ...basket }
  await deps.store.write((tx) =>
    tx.payments.insertSession({ ...session, createdAt: now, expiresAt: now + expiresIn * second }),
  )
  return {
    payment_provider: chosen,
    session_key: sessionKey,
    config: { mode: 'test', url: `${deps.rules.gatewayPublicUrl}${libraryPath}` },
    saved_card: null,
    expires_in: expiresIn,
  }
}

type Basket = {
  readonly cartId: number
  readonly amount: MinorUnits
  readonly currencyCode: string
  readonly itemHash: string
}

async function readBasket(
  { store }: Deps,
  { minimum }: Provider,
  { userId, source }: { readonly userId: number; readonly source: CartSource },
): Promise<Basket> {
  return store.read(async (reads) => {
    const client = await reads.site.getClient()
    const user = await reads.users.byId({ id: userId })
    // O-39: the organisation or the person may be kept from paying online.
    if (!client.paidBooking || !user?.paidBooking) throw new PlatformError('paid_booking_disabled')
    const state = await findOpenCart(reads, { userId, source })
    if (!state || state.items.length === 0) throw new PlatformError('basket_empty')
    const amount = minus(cartTotal(state), await reservedCredit(reads, state.cart.id))
    if (amount <= zero) throw new PlatformError('nothing_to_pay')
    if (amount < minimum) throw new PlatformError('amount_too_small')
    const { currencyCode } = client
    return { cartId: state.cart.id, amount, currencyCode, itemHash: itemHashOf(state, currencyCode) }
  })
}
