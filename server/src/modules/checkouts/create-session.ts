import { minute } from '@touchline/clock'
import {
  type AddItem,
  type FieldProblems,
  type NewRedirectSession,
  PlatformError,
  type RedirectSession,
} from '@touchline/contract'
import { hashOf, opaqueToken } from '@touchline/ids'
import { type Actor, basketOf, type Visit } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { issueCheckoutToken } from '../people/index.ts'
import { addItems, touchOpenCart } from '../carts/index.ts'
import { requestHashOf } from '../../infra/wire/request-hash.ts'
import { askedBefore } from './asked-before.ts'
import { letGo, refuseWhilePaid } from './let-go.ts'
import { presentSession } from './presenter.ts'
import { checkAddresses } from './return-addresses.ts'
import type { RedirectSessionRow } from './tables.ts'
import { checkoutWrites } from './repository.ts'
import { text } from '../../texts/index.ts'

type Wanted = {
  readonly key: string | undefined
  readonly idempotencyKey: string | undefined
  readonly session: NewRedirectSession
  readonly cause: Actor['cause']
}

type Created = { readonly redirect_session: RedirectSession; readonly token: string; readonly path: string }

const usualMinutes = 30
/** Customers are sent to the checkout of the booking site. */
const source: Visit['source'] = 'activity-booking'
/** Extra time to finish a payment that began in time. */
const graceMinutes = 30

/**
 * Creates a session for a basket that a partner fills for a customer, beside the customer's own, and a token that can
 * pay it. The new items replace its content, all or none, and end earlier sessions. The same request under the same key
 * gets the same session. Throws `unauthenticated` without a partner's key, `validation_failed` by field, `basket_empty`
 * with nothing to pay, `basket_locked` during its payment, `basket_changed` when the partner sends two requests at
 * once, and as adding does.
 */
export async function createRedirectSession(
  deps: Deps,
  { key, idempotencyKey, session, cause }: Wanted,
): Promise<Created> {
  const { store, clock, random } = deps
  const { user_uuid: uuid, items, minutes = usualMinutes } = session
  const partner =
    key === undefined ? undefined : await store.read((reads) => reads.checkouts.partner({ keyHash: hashOf(key) }))
  if (!partner) throw new PlatformError('unauthenticated')
  const asked = { partnerId: partner.id, requestKey: idempotencyKey ?? null, bodyHash: requestHashOf(session) }
  const known = await store.read((reads) => askedBefore(reads, asked))
  if (known) return answerFor(deps, known)
  const addresses = checkAddresses(session, partner.hosts)
  const user = await store.read((reads) => reads.users.byUuid({ uuid }))
  if (!user) throw refused({ 'data.user_uuid': [text('people:no_such_user_uuid')] })
  const { id: userId } = user
  const visit = { source, partnerId: partner.id, checkout: null }
  const actor = customer(userId, visit, cause)
  if (items) {
    checkItems(items, userId)
    const overtaken = await letGo(deps, basketOf(actor, source), asked)
    if (overtaken) return answerFor(deps, overtaken)
    await addItems(deps, actor, { source, items, alone: true })
  }
  const id = opaqueToken(random)
  const now = clock.now()
  const row = await store.write(async (tx) => {
    const cart = await touchOpenCart(tx, basketOf(actor, source))
    if (!cart || (await tx.carts.itemsOf({ cartId: cart.id })).length === 0) throw new PlatformError('basket_empty')
    await refuseWhilePaid(tx, cart.id)
    await checkoutWrites(tx).end({ cartId: cart.id, now })
    const created = {
      ...asked,
      id,
      userId,
      cartId: cart.id,
      successUrl: addresses.success_url,
      abortUrl: addresses.abort_url,
      expirationUrl: addresses.expiration_url,
      createdAt: now,
      expiresAt: now + minutes * minute,
      consumedAt: null,
      orderId: null,
    }
    if (!(await checkoutWrites(tx).insert(created))) throw new PlatformError('basket_changed')
    return created
  })
  return answerFor(deps, row)
}

/** Each answer gets a token of its own, because only hashes of tokens are stored. */
async function answerFor(deps: Deps, row: RedirectSessionRow): Promise<Created> {
  const { id, userId, partnerId, cartId, expiresAt } = row
  const visit = { source, partnerId, checkout: { id, cartId } }
  const left = Math.max(0, Math.ceil((expiresAt - deps.clock.now()) / minute))
  const between = await deps.store.read((reads) => reads.checkouts.between({ id }))
  if (!between) throw new PlatformError('item_not_found')
  const token = await issueCheckoutToken(deps, { userId, visit, minutes: left + graceMinutes })
  return {
    redirect_session: presentSession(row, { ...between, customer: null }),
    token,
    path: `/checkout/${id}?token=${token}`,
  }
}

/** Partners sell places. Penalties, reserved items and memberships are between the customer and the venue. */
const forPartners: ReadonlySet<AddItem['purchasable_type']> = new Set([
  'activity',
  'activityTicket',
  'av2Booking',
  'camp',
  'course',
  'purchasableOccurrence',
])

/** Throws `validation_failed` for an item that partners do not sell, and for any attendee but the named customer. */
function checkItems(items: readonly AddItem[], userId: number): void {
  const problems = items.flatMap((item, index) => {
    const path = `data.items.${index}`
    const isForOther = (item.purchased_for_user_id ?? userId) !== userId
    return [
      ...(forPartners.has(item.purchasable_type) ? [] : [[`${path}.purchasable_type`, [notSold]] as const]),
      ...(isForOther ? [[`${path}.purchased_for_user_id`, [notForOthers]] as const] : []),
    ]
  })
  if (problems.length > 0) throw refused(Object.fromEntries(problems))
}

const notSold = text('checkouts:places_only')
const notForOthers = text('checkouts:for_customer_only')

function refused(fields: FieldProblems): PlatformError {
  return new PlatformError('validation_failed', { fields })
}

/** The customer whom a partner acts for, with rights on this basket only. */
function customer(userId: number, visit: Visit, cause: Actor['cause']): Actor {
  return {
    callerId: undefined,
    ownerId: userId,
    selectedUserId: undefined,
    channel: 'online',
    roles: [],
    permissions: [],
    cause,
    visit,
  }
}
