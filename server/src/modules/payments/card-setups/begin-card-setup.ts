import { second } from '@touchline/clock'
import { type CardSetup, PlatformError } from '@touchline/contract'
import { opaqueToken } from '@touchline/ids'
import { lockUser } from '../../people/index.ts'
import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { isForgettingPlanned, planForgetting } from '../forget-over.ts'
import { paysOnline } from '../basket/pays-online.ts'
import { knownProvider, readPaymentSettings } from '../providers/choose-provider.ts'
import { checkRefusedCards, checkUnfinishedSetups } from '../saved-cards/refused-cards.ts'
import { clientOrigin, returnAddress } from '../return-address.ts'
import { scheduleSetupSweep } from './refresh-card-setup.ts'
import { paymentWrites } from '../repository.ts'

/** Whether a user can save a card without paying, and with which provider. */
export async function readCardSetups(reads: Reads, { gateway }: Pick<Deps, 'gateway'>, userId: number) {
  const { provider } = await readPaymentSettings(reads, gateway)
  const cardSetups = gateway.isRegistered(provider) ? gateway.providerOf(provider).cardSetups : undefined
  const isPossible = cardSetups !== undefined && (await paysOnline(reads, userId))
  return { available: isPossible, payment_provider: provider }
}

type Beginner = { readonly userId: number; readonly origin: string | undefined }

/**
 * Starts saving a card without a payment; answers the data for the card form. Throws `provider_unsupported` where the
 * organisation's provider cannot, `paid_booking_disabled`, `rate_limited` after too many failed cards, and
 * `card_setup_failed` when the provider does not answer. payments.md 5.10
 */
export async function beginCardSetup(deps: Deps, { userId, origin }: Beginner): Promise<CardSetup> {
  const { settings, provider, cardSetups, isPlanned } = await deps.store.read(async (reads) => {
    const found = await readPaymentSettings(reads, deps.gateway)
    const foundProvider = deps.gateway.providerOf(knownProvider(deps.gateway, found.provider))
    if (!foundProvider.cardSetups) throw new PlatformError('provider_unsupported')
    if (!(await paysOnline(reads, userId))) throw new PlatformError('paid_booking_disabled')
    await checkRefusedCards(reads, deps, userId)
    await checkUnfinishedSetups(reads, deps, userId)
    const planned = await isForgettingPlanned(reads)
    return { settings: found, provider: foundProvider, cardSetups: foundProvider.cardSetups, isPlanned: planned }
  })
  const uuid = deps.ids.uuid()
  const returning = { returnToken: opaqueToken(deps.random), clientOrigin: clientOrigin(deps.rules, provider, origin) }
  const answer = await cardSetups.open(`setup:${uuid}`, {
    reference: uuid,
    customer: String(userId),
    returnUrl: returnAddress(deps, returning),
  })
  if (answer.kind !== 'done') {
    deps.log('warn', 'no card set up at the provider', { kind: answer.kind })
    throw new PlatformError('card_setup_failed')
  }
  const { id: gatewayId, clientSecret, sessionKey, expiresIn, libraryUrl } = answer.value
  const createdAt = deps.clock.now()
  const expiresAt = createdAt + expiresIn * second
  await deps.store.write(async (tx) => {
    // Serialises simultaneous starts, so that the limit counts them all.
    await lockUser(tx, { id: userId })
    await checkUnfinishedSetups(tx, deps, userId)
    await paymentWrites(tx).insertSetup({
      uuid,
      userId,
      provider: settings.provider,
      gatewayId,
      state: 'open',
      ...returning,
      savedCardId: null,
      createdAt,
      expiresAt,
    })
    await scheduleSetupSweep(tx, uuid, expiresAt)
    if (!isPlanned) await planForgetting(tx, expiresAt)
  })
  return {
    setup_id: uuid,
    payment_provider: settings.provider,
    session_key: sessionKey,
    client_secret: clientSecret,
    config: { mode: provider.mode, url: libraryUrl },
    expires_in: expiresIn,
  }
}
