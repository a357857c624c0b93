import { hour, minute } from '@touchline/clock'
import { limits } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { Reads, Tx } from '../../repositories.ts'
import { fallbackLanguage } from '@touchline/languages'
import type { Deps } from '../../deps.ts'
import type { Chosen } from '../../purchasables/purchasable.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import { capReservedCredit } from '../credits/index.ts'
import { dropLines } from './leaving/drop-lines.ts'
import { namesOf, sayLost } from './lost.ts'
import type { CartItemRow, CartRow } from './tables.ts'
import { cartWrites } from './repository.ts'
import { word } from '../../texts/index.ts'

const kind = 'hold-expiry'

/** The longest hold, however often it is extended: others want the places too. */
const longestHold = 4 * hour

/** Schedules, or reschedules, the release of the basket's places. */
export function scheduleHoldExpiry(tx: Tx, cartId: number, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: String(cartId), dueAt })
}

export function cancelHoldExpiry(tx: Tx, cartId: number): Promise<void> {
  return tx.jobs.remove({ kind, subject: String(cartId) })
}

/** The latest end of a basket's hold, whatever extends it; infinite for a basket that holds nothing. [O-290] */
export function latestHoldEnd({ heldSince }: Pick<CartRow, 'heldSince'>): number {
  return heldSince === null ? Infinity : heldSince + longestHold
}

type Use = {
  readonly now: number
  readonly holdMinutes: number
  /** The lines of the basket. */
  readonly items: readonly Pick<CartItemRow, 'choice'>[]
}

/**
 * The end of the hold of a basket used at `now`: a full period, or the end of an offer that a line was made from where
 * that is later, within the longest hold. [O-553]
 */
export function holdUntil({ heldSince }: Pick<CartRow, 'heldSince'>, { now, holdMinutes, items }: Use): number {
  return Math.min(
    Math.max(now + holdMinutes * minute, offersEnd(items)),
    latestHoldEnd({ heldSince: heldSince ?? now }),
  )
}

/** The latest end of the offers that lines were made from; 0 without any. */
export function offersEnd(items: Use['items']): number {
  // Written by the type that parsed it.
  return Math.max(0, ...items.map(({ choice }) => (choice as Chosen | null)?.offeredUntil ?? 0))
}

/** Whether the hold has reached its maximum. */
export function isAsLongAsCanBe(cart: Pick<CartRow, 'heldSince' | 'holdExpiresAt'>): boolean {
  return cart.holdExpiresAt !== null && cart.holdExpiresAt >= latestHoldEnd(cart)
}

/**
 * Activity renews the hold of the basket with these `items`; a live payment keeps its longer one. Extensions are renewed
 * only when the basket holds places anew. Answers the basket. [O-31, O-88]
 */
export async function renewHold(
  tx: Tx,
  cart: CartRow,
  { clock, rules }: Pick<Deps, 'clock' | 'rules'>,
  items: Use['items'],
): Promise<CartRow> {
  const now = clock.now()
  // The longest hold ends no offer that a line was made from. [O-569]
  const heldSince = Math.max(cart.heldSince ?? now, offersEnd(items) - longestHold)
  const renewed = holdUntil({ heldSince }, { now, holdMinutes: rules.holdMinutes, items })
  const longer = cart.paymentUuid === null ? renewed : Math.max(renewed, cart.holdExpiresAt ?? 0)
  const until = Math.min(longer, latestHoldEnd({ heldSince }))
  const hold = {
    holdExpiresAt: until,
    heldSince,
    extensionsLeft: cart.heldSince === null ? limits.holdExtensions : cart.extensionsLeft,
  }
  await cartWrites(tx).setHold({ id: cart.id, ...hold })
  await scheduleHoldExpiry(tx, cart.id, until)
  return { ...cart, ...hold }
}

/** Releases the places of an expired basket; during a payment it looks again afterwards. */
async function expireHold({ store, clock }: Deps, subject: string): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    const cart = await cartWrites(tx).touch({ id: Number(subject) })
    if (!cart || cart.holdExpiresAt === null || cart.paymentUuid !== null) return
    if (cart.holdExpiresAt > now) return scheduleHoldExpiry(tx, cart.id, cart.holdExpiresAt)
    const items = await tx.carts.itemsOf({ cartId: cart.id })
    await cartWrites(tx).clearHold({ id: cart.id })
    await cartWrites(tx).setNotices({ id: cart.id, ...sayLost(cart, items) })
    await capReservedCredit(tx, { cartId: cart.id, balance: zero })
    await dropLines(tx, { cartId: cart.id, lines: items, now, source: 'customers' })
  })
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const names = namesOf(await reads.carts.itemsOf({ cartId: Number(subject) }))
  return `The hold of basket ${subject} expires${names.length > 0 ? `: ${names.map((name) => word(fallbackLanguage, name)).join(', ')}` : ''}`
}

type Broken = { readonly rule: string; readonly detail: string }

/** No basket holds places beyond the longest hold. [O-290] */
export async function checkHolds(reads: Reads): Promise<readonly Broken[]> {
  return (await reads.carts.held())
    .filter((cart) => (cart.holdExpiresAt ?? 0) > latestHoldEnd(cart))
    .map(({ id, heldSince, holdExpiresAt }) => ({
      rule: 'places are held for four hours at most',
      detail: `basket ${id}, held since ${heldSince}, until ${holdExpiresAt}`,
    }))
}

export const cartJobs: readonly JobHandler[] = [{ kind, describe, run: expireHold }]
