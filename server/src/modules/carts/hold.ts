import { hour, minute } from '@touchline/clock'
import { limits } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { Reads, Tx } from '../../repositories.ts'
import { fallbackLanguage } from '@touchline/languages'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import { capReservedCredit } from '../credits/index.ts'
import { dropLines } from './leaving/drop-lines.ts'
import { namesOf, sayLost } from './lost.ts'
import type { CartRow } from './tables.ts'
import { cartWrites } from './repository.ts'
import { word } from '../../texts/index.ts'

const kind = 'hold-expiry'

/** A basket keeps its places for at most this long, whatever extends it: others want them too. */
const longestHold = 4 * hour

/** Puts the release of the basket's places on the list of jobs, or moves it. */
export function scheduleHoldExpiry(tx: Tx, cartId: number, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: String(cartId), dueAt })
}

export function cancelHoldExpiry(tx: Tx, cartId: number): Promise<void> {
  return tx.jobs.remove({ kind, subject: String(cartId) })
}

/** Until when a basket keeps its places when it is used at `now`: a full hold, within the longest there is. [O-31] */
export function holdUntil(
  { heldSince }: Pick<CartRow, 'heldSince'>,
  { now, holdMinutes }: { readonly now: number; readonly holdMinutes: number },
): number {
  return Math.min(now + holdMinutes * minute, (heldSince ?? now) + longestHold)
}

/** Whether the basket keeps its places until the last moment at which it may. */
export function isAsLongAsCanBe({ heldSince, holdExpiresAt }: Pick<CartRow, 'heldSince' | 'holdExpiresAt'>): boolean {
  return heldSince !== null && holdExpiresAt !== null && holdExpiresAt >= heldSince + longestHold
}

/**
 * Activity in the basket renews its hold; a payment that is alive keeps the longer time. Its extensions are renewed only
 * when it holds places anew. Answers the basket as it is then. [O-31, O-88]
 */
export async function renewHold(
  tx: Tx,
  cart: CartRow,
  { clock, rules }: Pick<Deps, 'clock' | 'rules'>,
): Promise<CartRow> {
  const now = clock.now()
  const renewed = holdUntil(cart, { now, holdMinutes: rules.holdMinutes })
  const until = cart.paymentUuid === null ? renewed : Math.max(renewed, cart.holdExpiresAt ?? 0)
  const hold = {
    holdExpiresAt: until,
    heldSince: cart.heldSince ?? now,
    extensionsLeft: cart.heldSince === null ? limits.holdExtensions : cart.extensionsLeft,
  }
  await cartWrites(tx).setHold({ id: cart.id, ...hold })
  await scheduleHoldExpiry(tx, cart.id, until)
  return { ...cart, ...hold }
}

/** Releases the places of a basket whose time is up, unless a payment is under way: then it looks again when that is over. */
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

export const cartJobs: readonly JobHandler[] = [{ kind, describe, run: expireHold }]
