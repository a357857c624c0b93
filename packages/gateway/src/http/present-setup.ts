import type { Deps } from '../deps.ts'
import { cardOf } from '../engine/setups.ts'
import { findChallengeOfSetup } from '../store/challenges.ts'
import type { Merchant } from '../store/merchants.ts'
import type { SetupIntent } from '../store/setups.ts'
import { clientSecretOf } from './present-facades.ts'
import { presentDecline } from './present.ts'

type Place = Pick<Deps, 'db' | 'publicUrl'>

export const setupStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const

/** A set-up as its merchant sees it. */
export function presentSetup(place: Place, merchant: Merchant, setup: SetupIntent) {
  const card = cardOf(setup)
  return {
    id: `seti_${setup.id}`,
    client_secret: clientSecretOf(merchant, `seti_${setup.id}`),
    vendor_tx_code: setup.vendorTxCode,
    ...presentSetupAction(place, setup),
    last_setup_error: presentDecline(setup.declineCode),
    card: card
      ? {
          brand: card.brand,
          last_four: card.lastFour,
          expiry: card.expiry,
          reusable_card_id: setup.reusableCardId,
        }
      : null,
    expires_at: setup.expiresAt,
    created_at: setup.createdAt,
  }
}

/** The status of a set-up and the bank's address: all that a browser may read of it. */
export function presentSetupAction({ db, publicUrl }: Place, { merchantId, id, state }: SetupIntent) {
  const challenge = state === 'requires_action' ? findChallengeOfSetup(db, merchantId, id) : undefined
  if (!challenge) return { status: state, next_action: null }
  // The customer has answered; the bank has not.
  if (challenge.stalled === 1) return { status: 'processing', next_action: null }
  const url = `${publicUrl}/gateway/acs/challenge/${challenge.id}`
  return { status: state, next_action: { type: 'redirect_to_url', url, expires_at: challenge.expiresAt } }
}
