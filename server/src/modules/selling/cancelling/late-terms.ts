import { least, minorUnits, type MinorUnits, zero } from '@touchline/money'
import type { CategoryRow } from '../../categories/index.ts'

type Policy = Pick<CategoryRow['cancellation'], 'actions' | 'fee'>

/** The fee for a late cancellation or an absence, and the actions blocked until it is paid. */
export type LateTerms = { readonly fee: MinorUnits; readonly blocks: readonly ('booking' | 'access')[] }

/**
 * The consequences after the cut-off. Every action but `disable_cancelling` implies a penalty, never above the price;
 * without a penalty nothing could end a block. A `null` price is not known yet. [O-32, O-33]
 */
export function lateTermsOf({ actions, fee: full }: Policy, price: MinorUnits | null): LateTerms {
  const isCharged = actions.some((action) => action !== 'disable_cancelling')
  const fee = isCharged ? least(minorUnits(full), price ?? minorUnits(full)) : zero
  if (fee === zero) return { fee, blocks: [] }
  const blocks: ('booking' | 'access')[] = []
  if (actions.includes('disable_booking')) blocks.push('booking')
  if (actions.includes('disable_access')) blocks.push('access')
  return { fee, blocks }
}
