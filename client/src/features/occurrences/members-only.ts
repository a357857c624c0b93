import type { PriceReason } from './terms.ts'

/** The membership that a viewer needs and does not have. */
export type MembersOnly = {
  readonly membership: string
  /** The viewer is unknown, and may have it once logged in. */
  readonly isStranger: boolean
}

type Facts = {
  readonly priceReason?: PriceReason | null | undefined
  readonly bookableAction?:
    | {
        readonly action?: string | null
        readonly message?: string | null
        readonly reason?: { readonly code?: string | null; readonly membership?: string | null } | null
      }
    | null
    | undefined
}

/**
 * The missing membership of an offer that only members can book; null where the viewer can book it, where something
 * else is in the way, and on a platform that does not say. An unknown viewer counts as somebody without a membership.
 */
export function membersOnly({ priceReason, bookableAction }: Facts): MembersOnly | null {
  const { action = null, message = null, reason = null } = bookableAction ?? {}
  const membership = reason?.membership ?? priceReason?.membership
  if (!membership) return null
  if (reason?.code === 'does_not_qualify') return { membership, isStranger: false }
  const isUnknown = action === null && message === null
  return isUnknown && priceReason?.code === 'members_only' ? { membership, isStranger: true } : null
}
