import type { BookingType } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { StoredLine } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import type { Content, PackageParts } from './package.ts'
import type { PackageRow } from './tables.ts'

type Found = { readonly package: PackageRow; readonly group: { readonly id: number; readonly name: string } | null }

/** Packages with venues, contents, prices and stock, in the given order: one query per table. */
export async function partsOf(reads: Reads, found: readonly Found[]): Promise<readonly PackageParts[]> {
  if (found.length === 0) return []
  const packageIds = found.map((one) => one.package.id)
  const venues = Map.groupBy(await reads.packages.venuesOf({ packageIds }), ({ packageId }) => packageId)
  const contents = await readContents(reads, packageIds)
  const lists = await reads.pricing.listsOf(found.map((one) => one.package.pricingOptionId))
  const placesIds = [...lists.values()].flatMap(({ option }) => option.placesId ?? [])
  const places = placesIds.length > 0 ? await reads.places.byIds({ ids: placesIds }) : []
  return found.flatMap(({ package: row, group }): readonly PackageParts[] => {
    const list = lists.get(row.pricingOptionId)
    if (!list) return []
    return [
      {
        row,
        group,
        venues: venues.get(row.id) ?? [],
        contents: contents.get(row.id) ?? [],
        list,
        stock: places.find(({ id }) => id === list.option.placesId),
      },
    ]
  })
}

/** Contents of packages, in display order. */
export async function readContents(
  reads: Reads,
  packageIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Content[]>> {
  const rows = await reads.packages.contentsOf({ packageIds })
  const byPackage = Map.groupBy(rows, ({ packageId }) => packageId)
  return new Map(
    [...byPackage].map(([packageId, ofPackage]) => [
      packageId,
      [...Map.groupBy(ofPackage, ({ position }) => position)].flatMap(([position, [first, ...rest]]) =>
        first ? [{ position, usages: first.usages, options: [first, ...rest].map(({ option }) => option) }] : [],
      ),
    ]),
  )
}

/** The facts by which a line is a package, or could be paid by one. */
export type PackageLine = Pick<
  StoredLine,
  'id' | 'purchasableType' | 'pricingOptionId' | 'name' | 'unitPrice' | 'packageApplied' | 'purchasedForUserId'
>

/** The package of the same basket that could pay for a line once it is bought, by the id of that line. [O-599] */
export async function readPackagesToBuyFirst(
  reads: Reads,
  lines: readonly PackageLine[],
): Promise<ReadonlyMap<number, PackageLine['name']>> {
  const byOption = lines.filter(({ purchasableType }) => purchasableType === 'pricingOption')
  const others = lines.filter((line) => !byOption.includes(line) && !line.packageApplied && line.unitPrice > zero)
  if (byOption.length === 0 || others.length === 0) return new Map()
  const ids = byOption.flatMap(({ pricingOptionId }) => pricingOptionId ?? [])
  const found = await reads.packages.byOptions({ ids })
  const contents = await readContents(
    reads,
    found.map((one) => one.package.id),
  )
  const paysFor = (bought: PackageLine, line: PackageLine): boolean =>
    bought.purchasedForUserId === line.purchasedForUserId &&
    found
      .filter((one) => one.package.pricingOptionId === bought.pricingOptionId)
      .flatMap((one) => contents.get(one.package.id) ?? [])
      .some(({ options }) => options.some(({ id }) => id === line.pricingOptionId))
  return new Map(
    others.flatMap((line) => {
      const first = byOption.find((bought) => paysFor(bought, line))
      return first ? [[line.id, first.name] as const] : []
    }),
  )
}

/** An activity of a venue; the slugs lead to its page. */
type Activity = { readonly venue: string; readonly category: string; readonly type: BookingType }

/** The activities that are sold at prices, by the id of the price. */
export type Activities = ReadonlyMap<number, readonly Activity[]>

/** The activities that packages of some contents are good for. [O-545] */
export async function readActivities(reads: Reads, contents: Iterable<readonly Content[]>): Promise<Activities> {
  const optionIds = [...new Set([...contents].flat().flatMap(({ options }) => options.map(({ id }) => id)))]
  if (optionIds.length === 0) return new Map()
  const { soldWhole, soldByAge, soldByTicket } = reads.packages
  const sold = [await soldWhole({ optionIds }), await soldByAge({ optionIds }), await soldByTicket({ optionIds })]
  return Map.groupBy(sold.flat(), ({ optionId }) => optionId)
}
