import { minute } from '@touchline/clock'
import { type NewRedirectSession, PlatformError, type RedirectSession } from '@touchline/contract'
import { hashOf, opaqueToken } from '@touchline/ids'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { issueCheckoutToken } from '../auth/index.ts'
import { addItems } from '../carts/index.ts'
import { presentSession } from './presenter.ts'
import { checkAddresses } from './return-addresses.ts'

type Wanted = {
  readonly key: string | undefined
  readonly session: NewRedirectSession
  readonly cause: Actor['cause']
}

type Created = { readonly redirect_session: RedirectSession; readonly token: string; readonly path: string }

const usualMinutes = 30
/** The basket of the booking site: its checkout is where customers are sent. */
const source = 'activity-booking'
/** A payment that has begun in time is finished. */
const graceMinutes = 30

/**
 * A session for a customer's basket, and the token that pays it. What the partner names goes into the basket first, all
 * or none. Throws `unauthenticated` without a partner's key, `validation_failed` by field, `basket_empty` where there is
 * nothing to pay, and what adding throws. [O-17]
 */
export async function createRedirectSession(deps: Deps, { key, session, cause }: Wanted): Promise<Created> {
  const { store, clock, random } = deps
  const { user_id: userId, items, minutes = usualMinutes } = session
  const partner =
    key === undefined ? undefined : await store.read((reads) => reads.checkouts.partner({ keyHash: hashOf(key) }))
  if (!partner) throw new PlatformError('unauthenticated')
  checkAddresses(session, partner.hosts)
  if (!(await store.read((reads) => reads.users.byId({ id: userId })))) {
    const fields = { 'data.user_id': ['There is no user with this id.'] }
    throw new PlatformError('validation_failed', { fields })
  }
  if (items) await addItems(deps, customer(userId, cause), { source, items })
  const id = opaqueToken(random)
  const now = clock.now()
  const row = await store.write(async (tx) => {
    const cart = await tx.carts.findOpen({ userId, source })
    if (!cart || (await tx.carts.itemsOf({ cartId: cart.id })).length === 0) throw new PlatformError('basket_empty')
    const created = {
      id,
      partnerId: partner.id,
      userId,
      cartId: cart.id,
      successUrl: session.success_url,
      abortUrl: session.abort_url,
      expirationUrl: session.expiration_url,
      createdAt: now,
      expiresAt: now + minutes * minute,
      consumedAt: null,
      orderId: null,
    }
    await tx.checkouts.insert(created)
    return created
  })
  const token = await issueCheckoutToken(deps, { userId, source, minutes: minutes + graceMinutes })
  return { redirect_session: presentSession(row), token, path: `/checkout/${id}?token=${token}` }
}

/** The customer whom a partner acts for, who has no say beyond their own basket. */
function customer(userId: number, cause: Actor['cause']): Actor {
  return {
    callerId: undefined,
    ownerId: userId,
    selectedUserId: undefined,
    channel: 'online',
    roles: [],
    permissions: [],
    cause,
  }
}
