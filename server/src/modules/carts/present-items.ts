import type { CartItem, PurchasableType, Unworded } from '@touchline/contract'
import { type Currency, sum } from '@touchline/money'
import type { Fresh, Presented, StoredLine } from '../../purchasables/purchasable.ts'
import { purchasables } from '../../purchasables/purchasables.ts'
import type { Reads } from '../../repositories.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { Quoted } from './changing/wanted.ts'

/** A line of a basket or an order; an extra is a line below another. */
export type LineRow = StoredLine & { readonly parentId: number | null }

/** Lines just written, with the facts of each type. */
export type FreshLines = Omit<Fresh<unknown>, 'facts' | 'itemIds'> & {
  readonly quoted: readonly Pick<Quoted, 'type' | 'facts'>[]
  readonly items: readonly Pick<LineRow, 'id'>[]
}

/** Presents lines with their extras for baskets and orders. A line of an unknown type shows its name and price. */
export async function presentItems(
  reads: Reads,
  rows: readonly LineRow[],
  { currency, now }: { readonly currency: Currency; readonly now: number },
  fresh?: FreshLines,
): Promise<Unworded<CartItem>[]> {
  const tops = rows.filter(({ parentId }) => parentId === null).map((top) => withExtras(top, rows))
  const presented = new Map<number, Presented>()
  for (const [type, lines] of Map.groupBy(tops, ({ purchasableType }) => purchasableType)) {
    const shown = await purchasables[type]?.present(reads, lines, {
      currency,
      now,
      fresh: fresh && freshOf(type, fresh),
    })
    for (const [id, fields] of shown ?? []) presented.set(id, fields)
  }
  const names = await namesOf(reads, tops)
  return tops.map((row, index) => {
    const extras = rows.filter(({ parentId }) => parentId === row.id)
    const own = presented.get(row.id) ?? plain
    return {
      ...presentLine(row, currency),
      sort_by: index + 1,
      purchased_for_name: row.purchasedForUserId === null ? null : (names.get(row.purchasedForUserId) ?? null),
      ...own,
      child_items: [...(own.child_items ?? []), ...extras.map((extra) => presentExtra(extra, currency))],
    }
  })
}

function withExtras(top: LineRow, rows: readonly LineRow[]): LineRow {
  const extras = rows.filter(({ parentId }) => parentId === top.id)
  return extras.length === 0 ? top : { ...top, extrasTotal: sum(extras.map(({ lineTotal }) => lineTotal)) }
}

function freshOf(type: PurchasableType, { quoted, items, ...written }: FreshLines): Fresh<unknown> | undefined {
  const own = quoted.find((one) => one.type === type)
  return own && { ...written, facts: own.facts, itemIds: new Set(items.map(({ id }) => id)) }
}

/** The presentation of a line of an unknown type. */
const plain: Presented = { type: 'pricing_option' }

async function namesOf(reads: Reads, rows: readonly LineRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ purchasedForUserId }) => purchasedForUserId ?? []))]
  const users = ids.length > 0 ? await reads.users.namesOf({ ids }) : []
  return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}

function presentLine(
  row: LineRow,
  currency: Currency,
): Omit<Unworded<CartItem>, 'type' | 'child_items' | 'sort_by' | 'purchased_for_name'> {
  return {
    id: row.id,
    name: row.name,
    summary: row.name,
    quantity: row.quantity,
    max_quantity: 1,
    price: presentPrice(row.unitPrice, currency),
    line_total: presentPrice(row.lineTotal, currency),
    purchasable_type: row.purchasableType,
    purchasable_id: row.purchasableId,
    purchased_for_user_id: row.purchasedForUserId,
    pricing_option_id: row.pricingOptionId,
    benefit_applied: row.benefitApplied,
    package_applied: row.packageApplied,
    price_note: row.priceNote,
    // A membership line names its own member.
    membership_user_id: null,
    // Every line is on the receipt, which can be printed.
    enable_print_receipt: true,
    created_at: presentInstant(row.createdAt),
  }
}

function presentExtra(extra: LineRow, currency: Currency): Unworded<CartItem>['child_items'][number] {
  return {
    id: extra.id,
    type: 'pricing_option',
    name: extra.name,
    quantity: extra.quantity,
    max_quantity: null,
    price: presentPrice(extra.unitPrice, currency),
    line_total: presentPrice(extra.lineTotal, currency),
    ...(extra.pricingOptionId === null ? {} : { pricing_option_id: extra.pricingOptionId }),
    ...(extra.purchasableType === 'collectableFee' ? { collectable_fee_id: Number(extra.purchasableId) } : {}),
  }
}
