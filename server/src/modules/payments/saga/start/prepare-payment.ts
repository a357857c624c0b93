import { second } from '@touchline/clock'
import { type CartSource, type PaymentPreparation, PlatformError } from '@touchline/contract'
import { type MinorUnits, minorUnits, minus, zero } from '@touchline/money'
import { type Actor, type BasketKey, basketOf } from '../../../../actor.ts'
import type { Deps } from '../../../../deps.ts'
import type { Reads } from '../../../../repositories.ts'
import { cartTotal, findOpenCart, itemHashOf, recheckCart } from '../../../carts/index.ts'
import { reservedCredit } from '../../../credits/index.ts'
import { isForgettingPlanned, planForgetting } from '../../forget-over.ts'
import { paysOnline } from '../../basket/pays-online.ts'
import {
  checkPreparation,
  knownProvider,
  type PaymentSettings,
  readPaymentSettings,
} from '../../providers/choose-provider.ts'
import type { CardEntry, Due, Provider, ProviderAnswer } from '../../providers/provider.ts'
import { findOfferedCard, presentSavedCard } from '../../saved-cards/saved-cards.ts'
import type { SavedCardRow } from '../../card-setups/tables.ts'
import { sessionHash } from './session-hash.ts'
import { paymentWrites } from '../../repository.ts'
import { text } from '../../../../texts/index.ts'

type Preparation = {
  readonly source: CartSource
  /** The provider in the path; undefined for the organisation's. */
  readonly provider: string | undefined
  /** Requested by the call that begins a session. */
  readonly bySession: boolean
  /** The basket as the caller saw it, if given. */
  readonly itemHash: string | undefined
}

/**
 * Prepares a card payment for the amount due: answers the data for the card form. Throws `paid_booking_disabled`,
 * `basket_empty`, `nothing_to_pay`, `booking_blocked`, `not_bookable`, `amount_too_small`, `item_hash_mismatch`,
 * `provider_unsupported`, and without the provider's answer `prepare_failed` or `payment_session_failed`. payments.md
 * 6.1, 6.8
 */
export async function preparePayment(deps: Deps, actor: Actor, asked: Preparation): Promise<PaymentPreparation> {
  const key = basketOf(actor, asked.source)
  const { userId } = key
  const { settings, basket, saved, isPlanned } = await deps.store.read((reads) =>
    readDue(reads, deps, { ...asked, ...key, hasKeptCards: !actor.visit }),
  )
  const provider = deps.gateway.providerOf(settings.provider)
  const uuid = deps.ids.uuid()
  const { entry, card } = await openEntry(provider, uuid, basket, saved)
  if (entry.kind !== 'done') {
    deps.log('warn', 'no session key from the gateway', { kind: entry.kind })
    throw new PlatformError(asked.bySession ? 'payment_session_failed' : 'prepare_failed')
  }
  const { sessionKey, formToken, expiresIn, libraryUrl } = entry.value
  const now = deps.clock.now()
  const expiresAt = now + expiresIn * second
  await deps.store.write(async (tx) => {
    await paymentWrites(tx).putSession({
      uuid,
      userId,
      provider: settings.provider,
      keyHash: sessionHash({ ...key, sessionKey }),
      transactionUuid: null,
      ...basket,
      createdAt: now,
      expiresAt,
    })
    if (!isPlanned) await planForgetting(tx, expiresAt)
  })
  return {
    payment_provider: settings.provider,
    session_key: sessionKey,
    config: { mode: provider.mode, url: libraryUrl },
    saved_card: card ? presentSavedCard(card, provider) : null,
    expires_in: expiresIn,
    ...(formToken === undefined ? {} : { session_token: formToken }),
  }
}

type Basket = {
  readonly cartId: number
  readonly amount: MinorUnits
  readonly currencyCode: string
  readonly itemHash: string
}

type Opened = { readonly entry: ProviderAnswer<CardEntry>; readonly card: SavedCardRow | undefined }

/** A key offered with the saved card; without it where the provider no longer knows the card. */
async function openEntry(
  provider: Provider,
  uuid: string,
  { amount, currencyCode }: Basket,
  card: SavedCardRow | undefined,
): Promise<Opened> {
  const due: Due = { amount, currencyCode, savedCard: card?.token ?? null }
  const entry = await provider.prepare(`session:${uuid}`, due)
  if (!card || entry.kind !== 'refused') return { entry, card }
  const without = await provider.prepare(`session:${uuid}:without-card`, { ...due, savedCard: null })
  return { entry: without, card: undefined }
}

type DueNow = {
  readonly settings: PaymentSettings
  readonly basket: Basket
  readonly saved: SavedCardRow | undefined
  readonly isPlanned: boolean
}

async function readDue(
  reads: Reads,
  { gateway, clock }: Deps,
  asked: Preparation & BasketKey & { readonly hasKeptCards: boolean },
): Promise<DueNow> {
  const { userId } = asked
  const settings = await readPaymentSettings(reads, gateway)
  knownProvider(gateway, settings.provider)
  checkPreparation(asked.provider, settings.provider, {
    bySession: asked.bySession,
    features: gateway.featuresOf(settings.provider),
  })
  const basket = await readBasket(reads, asked, clock.now())
  const { minimum } = gateway.providerOf(settings.provider)
  const least = minorUnits(Math.max(minimum, settings.minimum))
  if (basket.amount < least) throw await tooSmall(reads, least)
  const saved = asked.hasKeptCards
    ? await findOfferedCard(reads, { userId, provider: settings.provider }, clock.now())
    : undefined
  return { settings, basket, saved, isPlanned: await isForgettingPlanned(reads) }
}

async function tooSmall(reads: Reads, least: MinorUnits): Promise<PlatformError> {
  const { currencySymbol } = await reads.site.getClient()
  return new PlatformError('amount_too_small', {
    text: text('payments:cards_from', { amount: { minor: least, symbol: currencySymbol } }),
  })
}

async function readBasket(
  reads: Reads,
  { itemHash: expected, ...key }: BasketKey & Pick<Preparation, 'itemHash'>,
  now: number,
): Promise<Basket> {
  if (!(await paysOnline(reads, key.userId))) throw new PlatformError('paid_booking_disabled')
  const state = await findOpenCart(reads, key)
  if (!state || state.items.length === 0) throw new PlatformError('basket_empty')
  const { currencyCode } = await reads.site.getClient()
  const itemHash = itemHashOf(state, currencyCode)
  if (expected !== undefined && expected !== itemHash) throw new PlatformError('item_hash_mismatch')
  const amount = minus(cartTotal(state), await reservedCredit(reads, state.cart.id))
  if (amount <= zero) throw new PlatformError('nothing_to_pay')
  // The customer must not enter a card for a basket that cannot be paid.
  await recheckCart(reads, state, now)
  return { cartId: state.cart.id, amount, currencyCode, itemHash }
}
