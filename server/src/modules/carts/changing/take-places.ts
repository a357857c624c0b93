import { PlatformError } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { changeClaims, PlacesTakenError } from '../../places/index.ts'
import type { Quoted } from './wanted.ts'
import { textOf } from '../../../texts/index.ts'

type Change = Parameters<typeof changeClaims>[1]

/**
 * Claims and releases places of lines. Throws `sold_out`, naming the full item: an extra, a package, or the item
 * itself.
 */
export async function takePlaces(tx: Tx, change: Change, quoted: readonly Quoted[]): Promise<void> {
  try {
    await changeClaims(tx, change)
  } catch (error) {
    if (!(error instanceof PlacesTakenError)) throw error
    const { placesId } = error
    const isExtra = quoted.some(({ quote }) => quote.extras.some(({ claim }) => claim?.placesId === placesId))
    const isUsage = quoted.some(({ quote }) => quote.claims.some((want) => want.isUsage && want.placesId === placesId))
    if (isUsage) throw new PlatformError('sold_out', { text: textOf({ code: 'package_used_up' }) })
    throw new PlatformError('sold_out', { text: textOf({ code: isExtra ? 'extra_sold_out' : 'sold_out' }) })
  }
}
