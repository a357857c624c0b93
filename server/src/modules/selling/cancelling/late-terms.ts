import { least, minorUnits, type MinorUnits, zero } from '@touchline/money'
import type { CategoryRow } from '../../categories/index.ts'

type Policy = Pick<CategoryRow['cancellation'], 'actions' | 'fee'>

/** What whoever cancels too late, or does not come, has to pay, and what is refused until then. */
export type LateTerms = { readonly fee: MinorUnits; readonly blocks: readonly ('booking' | 'access')[] }

/**
 * What follows after the cut-off. Each of the actions but `disable_cancelling` means that a penalty is to be paid, which is
 * never above the price; without a penalty there is nothing that a block could end with. `price` null: not known yet.
 * [O-32, O-33]
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
