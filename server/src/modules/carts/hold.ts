import { minute } from '@touchline/clock'
import { zero } from '@touchline/money'
import type { Reads, Tx } from '../../repositories.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import { capReservedCredit } from '../credits/index.ts'
import { dropLines } from './drop-lines.ts'
import type { CartRow } from './tables.ts'

const kind = 'hold-expiry'

/** Puts the release of the basket's places on the list of jobs, or moves it. */
export function scheduleHoldExpiry(tx: Tx, cartId: number, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: String(cartId), dueAt })
}

export function cancelHoldExpiry(tx: Tx, cartId: number): Promise<void> {
  return tx.jobs.remove(kind, String(cartId))
}

/** Activity in the basket renews its hold; a payment that is alive keeps the longer time. [O-31] */
export async function renewHold(tx: Tx, cart: CartRow, { clock, rules }: Pick<Deps, 'clock' | 'rules'>): Promise<void> {
  const renewed = clock.now() + rules.holdMinutes * minute
  const until = cart.paymentUuid === null ? renewed : Math.max(renewed, cart.holdExpiresAt ?? 0)
  await tx.carts.setHold(cart.id, until, cart.extensionsLeft)
  await scheduleHoldExpiry(tx, cart.id, until)
}

/** Releases the places of a basket whose time is up, unless a payment is under way: then it looks again when that is over. */
async function expireHold({ store, clock }: Deps, subject: string): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    const cart = await tx.carts.touch(Number(subject))
    if (!cart || cart.holdExpiresAt === null || cart.paymentUuid !== null) return
    if (cart.holdExpiresAt > now) return scheduleHoldExpiry(tx, cart.id, cart.holdExpiresAt)
    const items = await tx.carts.itemsOf(cart.id)
    const lost = items.filter(({ parentId }) => parentId === null).map(({ name }) => name)
    await dropLines(tx, cart.id, items, now)
    await tx.carts.clearHold(cart.id)
    await tx.carts.setNotices(cart.id, [lostNotice(lost)])
    await capReservedCredit(tx, { cartId: cart.id, balance: zero })
  })
}

/** Says exactly what was lost, so that the customer can take it again. */
function lostNotice(names: readonly string[]): string {
  return `The time to keep your places ran out, so we released: ${names.join(', ')}. You can add them again if there are still places.`
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const items = await reads.carts.itemsOf(Number(subject))
  const names = items.filter(({ parentId }) => parentId === null).map(({ name }) => name)
  return `The hold of basket ${subject} expires${names.length > 0 ? `: ${names.join(', ')}` : ''}`
}

export const cartJobs: readonly JobHandler[] = [{ kind, describe, run: expireHold }]
