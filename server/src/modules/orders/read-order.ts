import {
  type AcceptedTerms,
  type Order,
  type OrderForReader,
  PlatformError,
  type PresentTerms,
  type Unworded,
} from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'
import { termsOf } from '../site/index.ts'
import { presentOrder, presentOrderFor, presentTerms } from './presenter.ts'
import type { OrderRow } from './tables.ts'
import { agreementOf } from './tender.ts'

type Asked = { readonly orderId: number }

/**
 * One order: the receipt for its owner, and for a person it books in their own lines only. The caller's right to ask for
 * this user is checked before. Throws `item_not_found` for anybody else. [O-04, O-292]
 */
export async function readOrder(
  reads: Reads,
  actor: Actor,
  { orderId, now }: Asked & { readonly now: number },
): Promise<Unworded<OrderForReader>> {
  const userId = getOwnerId(actor)
  const order = await getOrder(reads, orderId)
  if (order.userId === userId) return presentOrder(reads, order, now)
  const own = await presentOrderFor(reads, order, { attendeeId: userId, now })
  if (own.items.length === 0) throw new PlatformError('item_not_found')
  return own
}

/**
 * The terms that the owner accepted with an order, in their wording then. Throws `item_not_found` where there were none,
 * and for anybody else.
 */
export async function readAcceptedTerms(reads: Reads, actor: Actor, { orderId }: Asked): Promise<AcceptedTerms> {
  const order = await getOrder(reads, orderId)
  if (order.userId !== getOwnerId(actor)) throw new PlatformError('item_not_found')
  const agreed = presentTerms(order)
  const text = agreed && (await reads.orders.terms({ version: agreed.version }))
  if (!text) throw new PlatformError('item_not_found')
  return { ...agreed, terms_and_conditions: text.html }
}

/** The present terms with the owner's agreement to them; null without terms. [O-371] */
export async function readTerms(reads: Reads, actor: Actor): Promise<PresentTerms | null> {
  const { termsHtml } = await reads.site.getClient()
  if (termsHtml === null) return null
  const user = await reads.users.byId({ id: getOwnerId(actor) })
  const agreed = user && agreementOf(user, termsHtml)
  const { version, html } = termsOf(termsHtml)
  return {
    version,
    terms_and_conditions: html,
    agreed_at: agreed ? presentInstant(agreed.acceptedAt) : null,
  }
}

async function getOrder(reads: Reads, orderId: number): Promise<OrderRow> {
  const order = await reads.orders.byId({ id: orderId })
  if (!order) throw new PlatformError('item_not_found')
  return order
}

/** Any order, for staff. Throws `item_not_found`. */
export async function readAnyOrder(
  reads: Reads,
  { orderId, now }: Asked & { readonly now: number },
): Promise<Unworded<Order>> {
  return presentOrder(reads, await getOrder(reads, orderId), now)
}
