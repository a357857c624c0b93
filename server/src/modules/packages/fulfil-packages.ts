import type { Ended, Sale, StoredLine } from '../../purchasables/purchasable.ts'
import type { Tx } from '../../repositories.ts'
import { expiryOf, nameOf } from './package.ts'
import { partsOf } from './read-packages.ts'
import { guestPassWrites } from './guest-passes/repository.ts'
import { offer } from '../../infra/store/unit-of-work.ts'
import { packageWrites } from './repository.ts'
import { addPlaces } from '../places/index.ts'

/**
 * Turns paid lines into owned packages of the attendee, else of the buyer. A quantity multiplies the usages; for guests
 * each usage becomes a pass. Part of the transaction that settles the order.
 */
export async function fulfilPackages(tx: Tx, lines: readonly StoredLine[], sale: Sale): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ pricingOptionId }) => pricingOptionId ?? []))]
  const parts = await partsOf(tx, await tx.packages.byOptions({ ids }))
  const bought = lines.flatMap((line) => {
    const found = parts.find(({ row }) => row.pricingOptionId === line.pricingOptionId)
    return found ? [{ line, found }] : []
  })
  const count = bought.reduce((total, { found }) => total + (found.row.forGuests ? 0 : found.contents.length), 0)
  let placesId = count === 0 ? 0 : await tx.idBlocks.reserve({ kind: 'places', count })
  for (const { line, found } of bought) {
    const { row, contents, venues } = found
    await packageWrites(tx).insertOwned({
      id: line.id,
      packageId: row.id,
      userId: line.purchasedForUserId ?? sale.ownerId,
      orderId: sale.orderId,
      name: nameOf(row),
      boughtAt: sale.now,
      expiresAt: expiryOf(row, sale.now, venues[0]?.timezone ?? 'UTC'),
      endedAt: null,
    })
    for (const { position, usages } of contents) {
      const maximum = usages * line.quantity
      if (row.forGuests) {
        await guestPassWrites(tx).insert(newPasses({ ownedPackageId: line.id, position }, maximum, sale))
        continue
      }
      await addPlaces(tx, { id: placesId, maximum, consumed: 0, waitUsed: 0 })
      await packageWrites(tx).insertOwnedContents({ ownedPackageId: line.id, position, placesId })
      placesId++
    }
  }
}

/**
 * Ends refunded packages and their unused passes. Counting happens under a lock that a redemption waits for. Part of a
 * transaction.
 */
export async function endPackages(tx: Tx, lines: readonly StoredLine[], now: number): Promise<readonly Ended[]> {
  const ended = await packageWrites(tx).end({ ids: lines.map(({ id }) => id), endedAt: now })
  if (ended.length === 0) return []
  const counted = await tx.guestPasses.unusedOf({ ownedPackageIds: ended.map(({ id }) => id) })
  const passes = new Map(counted.map(({ id, all, used }) => [id, { passes: all - used }]))
  return ended.map(({ id }) => ({ id, ...passes.get(id) }))
}

/** One pass per usage, each with a code that cannot be guessed. */
function newPasses(
  of: { readonly ownedPackageId: number; readonly position: number },
  count: number,
  { newCode }: Sale,
) {
  return Array.from({ length: count }, () => ({ ...of, code: newCode(), usedAt: null, letInById: null }))
}

/** Voids the rest of every package of a user. */
export const endPackagesOf = offer(packageWrites, 'endAllOf')
