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
/** The basket of the booking site: its checkout is where customers are sent. */
const source: Visit['source'] = 'activity-booking'
/** A payment that has begun in time is finished. */
const graceMinutes = 30

/**
 * A session for the basket that a partner puts together for a customer, beside the customer's own, and the token that pays
 * it. What the partner names takes the place of what was in it, all or none; whoever was sent before is late. The same
 * request under the same key is answered with the same session. Throws `unauthenticated` without a partner's key,
 * `validation_failed` by field, `basket_empty` where there is nothing to pay, `basket_locked` while it is being paid,
 * `basket_changed` where the same partner is at it in the same moment, and what adding throws. [O-17, O-211]
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

/** Each answer has a token of its own, because a token is known to whom it was given and to nobody else. */
async function answerFor(deps: Deps, row: RedirectSessionRow): Promise<Created> {
  const { id, userId, partnerId, cartId, expiresAt } = row
  const visit = { source, partnerId, checkout: { id, cartId } }
  const left = Math.max(0, Math.ceil((expiresAt - deps.clock.now()) / minute))
  const token = await issueCheckoutToken(deps, { userId, visit, minutes: left + graceMinutes })
  return { redirect_session: presentSession(row), token, path: `/checkout/${id}?token=${token}` }
}

/** What a partner sells: places. What somebody owes, has reserved or is a member of is between them and the venue. */
const forPartners: ReadonlySet<AddItem['purchasable_type']> = new Set([
  'activity',
  'activityTicket',
  'av2Booking',
  'camp',
  'course',
  'purchasableOccurrence',
])

/** Throws `validation_failed` for what a partner does not sell, and for anybody but the customer whom it names. */
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

/** The customer whom a partner acts for, who has no say beyond the basket that it puts together. */
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
