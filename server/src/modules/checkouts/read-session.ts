import { PlatformError, type RedirectSession } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { presentSession } from './presenter.ts'

/**
 * A third-party checkout, for anybody with its address; with its own token also for whom it is. Throws
 * `item_not_found`. [O-362]
 */
export async function readRedirectSession(
  reads: Reads,
  { visit }: Pick<Actor, 'visit'>,
  { checkoutId: id }: { readonly checkoutId: string },
): Promise<RedirectSession> {
  const row = await reads.checkouts.session({ id })
  const between = await reads.checkouts.between({ id })
  if (!row || !between) throw new PlatformError('item_not_found')
  return presentSession(row, { ...between, customer: visit?.checkout?.id === id ? between.customer : null })
}
