import { localDate } from '@touchline/clock'
import { type KeptCard, PlatformError, type SavedCard } from '@touchline/contract'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { forgetSoon } from './remove-saved-card.ts'
import { getAttempt } from '../saga/start/attempt.ts'
import type { Introduction } from '../providers/simulated-gateway/controls.ts'
import type { InstrumentKind, PaidCard, Provider } from '../providers/provider.ts'
import type { SavedCardRow } from '../card-setups/tables.ts'
import type { TransactionRow } from '../tables.ts'
import { paymentWrites } from '../repository.ts'
import { text } from '../../../texts/index.ts'

/** The customer's card to offer: the latest saved one that has not expired. payments.md 5.10 */
export async function findOfferedCard(
  reads: Reads,
  of: Pick<SavedCardRow, 'userId' | 'provider'>,
  now: number,
): Promise<SavedCardRow | undefined> {
  return (await reads.payments.savedCardsOf(of)).find((card) => isGood(card, now))
}

/** The customer's own card; throws `validation_failed` for another's, an unknown or an expired one. */
export async function getOwnCard(
  reads: Reads,
  { id, ...of }: Pick<SavedCardRow, 'userId' | 'provider'> & { readonly id: string },
  now: number,
): Promise<SavedCardRow> {
  const card = (await reads.payments.savedCardsOf(of)).find((one) => String(one.id) === id)
  if (card && isGood(card, now)) return card
  throw cardUnavailable()
}

/** The card saved by a customer's own set-up, by the provider's id; throws as for a saved card. */
export async function getSetUpCard(
  reads: Reads,
  { gatewayId, ...of }: Pick<SavedCardRow, 'userId' | 'provider'> & { readonly gatewayId: string },
  now: number,
): Promise<SavedCardRow> {
  const setup = await reads.payments.setupAtProvider({ provider: of.provider, gatewayId })
  const isOwn = setup?.userId === of.userId && setup.savedCardId !== null
  const card = isOwn ? (await reads.payments.savedCardsOf(of)).find(({ id }) => id === setup.savedCardId) : undefined
  if (card && isGood(card, now)) return card
  throw cardUnavailable('setup_intent_id')
}

export function cardUnavailable(kind: InstrumentKind = 'saved_card_id'): PlatformError {
  return new PlatformError('validation_failed', { fields: { [kind]: [text('payments:card_not_available')] } })
}

/** Whether a card can still be charged: to the end of its month, UTC. */
export function isGood({ expiry }: Pick<SavedCardRow, 'expiry'>, now: number): boolean {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month}` >= localDate(now, 'UTC').slice(0, 7)
}

/** The stored facts of the paying card; none where the provider gave none. */
export function cardFacts(
  card: PaidCard | null,
): Partial<Pick<TransactionRow, 'cardBrand' | 'cardLastFour' | 'cardExpiry' | 'cardToken'>> {
  if (!card) return {}
  return { cardBrand: card.brand, cardLastFour: card.lastFour, cardExpiry: card.expiry, cardToken: card.savedAs }
}

/** Saves the card of a confirmed order, if its provider has. payments.md 5.10 */
export async function keepCard(
  tx: Tx,
  { id, uuid, now: savedAt }: { readonly id: number; readonly uuid: string; readonly now: number },
): Promise<void> {
  const row = await getAttempt(tx, uuid)
  const { userId, provider, cardBrand: brand, cardLastFour: lastFour, cardExpiry: expiry, cardToken: token } = row
  if (brand === null || lastFour === null || expiry === null || token === null) return
  const { cardholderName } = row
  await putCard(tx, { id, userId, provider, token, brand, lastFour, expiry, cardholderName, savedAt })
}

/**
 * Saves a card and answers its id. A known card replaces itself, and its provider deletes the earlier id, so that
 * removing a card leaves nothing there.
 */
export async function putCard(tx: Tx, card: SavedCardRow): Promise<number> {
  if (await paymentWrites(tx).insertSavedCard(card)) return card.id
  const before = await paymentWrites(tx).renewSavedCard(card)
  // Removed meanwhile.
  if (!before) return putCard(tx, card)
  await paymentWrites(tx).setCardToken({ id: before.id, token: card.token })
  if (before.token !== card.token) await forgetSoon(tx, before, card.savedAt)
  return before.id
}

/** Deletes a card that the provider saved for a failed attempt; the customer never had it. */
export async function forgetUnusedCard(tx: Tx, uuid: string, now: number): Promise<void> {
  const { saveCard, provider, cardToken: token } = await getAttempt(tx, uuid)
  if (saveCard && token !== null) await forgetSoon(tx, { provider, token }, now)
}

/** payments.md 6.1 */
export function presentSavedCard(
  { id, brand, lastFour, expiry, cardholderName }: SavedCardRow,
  { savedCardNeedsCode }: Pick<Provider, 'savedCardNeedsCode'>,
): SavedCard {
  return {
    id: String(id),
    brand,
    last_four: lastFour,
    expiry,
    cardholder_name: cardholderName,
    requires_security_code: savedCardNeedsCode,
  }
}

/** A sandbox's shop data for the gateway, including the saved cards of its seed. */
export async function introduceMerchant(reads: Reads): Promise<Introduction> {
  const { id, name } = await reads.site.getClient()
  const rules = await reads.payments.settingsOf({ clientId: id })
  return { name, cards: await reads.payments.listSavedCards(), ...(rules && { rules }) }
}

/** Presents a saved card in the customer's account. */
export function presentKeptCard(row: SavedCardRow, now: number): KeptCard {
  const { id, provider, brand, lastFour, expiry, cardholderName, savedAt } = row
  return {
    id: String(id),
    payment_provider: provider,
    brand,
    last_four: lastFour,
    expiry,
    cardholder_name: cardholderName,
    is_expired: !isGood(row, now),
    saved_at: presentInstant(savedAt),
  }
}
