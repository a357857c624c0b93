import { PlatformError } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { type AcceptedTerms, agreeingTo, agreementOf } from '../../orders/index.ts'
import { agreeToTerms } from '../../people/index.ts'
import { text } from '../../../texts/index.ts'

type Agreeing = {
  readonly userId: number
  /** The present terms; null without any. */
  readonly html: string | null
  /** The request agrees to them. */
  readonly agrees: boolean
  /** The customer orders, and not staff for them. */
  readonly isOwn: boolean
  readonly now: number
}

/**
 * The terms of an order, null without any: agreed to in the request, or by the same person before. An agreement of the
 * customer's own is kept for the next order. Throws `validation_failed` where there is none. [O-371]
 */
export async function acceptTerms(tx: Tx, agreeing: Agreeing): Promise<AcceptedTerms | null> {
  const { userId, html, agrees, isOwn, now } = agreeing
  if (html === null) return null
  if (agrees) return agreeingTo(html, now)
  const user = isOwn ? await tx.users.byId({ id: userId }) : undefined
  const before = user && agreementOf(user, html)
  if (!before) throw new PlatformError('validation_failed', { fields: { terms: [text('payments:agree_to_terms')] } })
  return before
}

/** Keeps the terms of an order as agreed to by its customer; another time for the same version is no news. */
export async function keepAgreement(tx: Tx, userId: number, terms: AcceptedTerms | null): Promise<void> {
  if (terms === null) return
  await agreeToTerms(tx, { id: userId, termsVersion: terms.version, termsAgreedAt: terms.acceptedAt })
}
