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
