import type { Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { PricingOptionRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { seedPlaces } from '../places/index.ts'
import type { Audience } from './tables.ts'

/** An item's list prices, by audience. */
export type NewOption = {
  readonly name: Text | string
  readonly reference: string
  readonly prices: readonly { readonly audience: Audience; readonly amount: MinorUnits }[]
  /** The stock; unlimited by default. */
  readonly placesId?: number | null
}

/** Answers the id of the first; the others follow in order. */
export async function seedOptions(tx: Tx, options: readonly NewOption[]): Promise<number> {
  const first = await tx.idBlocks.reserve({ kind: 'pricing_option', count: options.length })
  await insertOptions(
    tx,
    options.map((option, index) => ({ ...option, id: first + index, placesId: option.placesId ?? null })),
  )
  return first
}

/** Writes extras; limited ones get places. */
export async function seedExtras(tx: Tx, records: readonly PricingOptionRecord[]): Promise<void> {
  const limited = records.filter(({ stock }) => stock !== null)
  const firstPlaces = await seedPlaces(
    tx,
    limited.map(({ stock }) => ({ maximum: stock })),
  )
  await insertOptions(
    tx,
    records.map((record) => ({
      id: record.id,
      name: record.name,
      reference: record.reference,
      placesId: record.stock === null ? null : firstPlaces + limited.indexOf(record),
      prices: [{ audience: 'everybody' as const, amount: record.price }],
    })),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'pricing_option', highest: Math.max(...records.map(({ id }) => id)) })
}

type Row = NewOption & { readonly id: number; readonly placesId: number | null }

async function insertOptions(tx: Tx, rows: readonly Row[]): Promise<void> {
  await tx.seed.insert(
    'pricingOptions',
    rows.map(({ id, name, reference, placesId }) => ({ id, name, reference, placesId })),
  )
  await tx.seed.insert(
    'prices',
    rows.flatMap(({ id, prices }) => prices.map((price) => ({ pricingOptionId: id, ...price }))),
  )
}
