import type { ApiTypes, Unworded } from '@touchline/contract'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { presentOwned } from './presenter.ts'
import { readActivities, readContents } from './read-packages.ts'

type Asking = {
  readonly userId: number
  readonly query: ApiTypes['listOwnedPackages']['query']
  readonly now: number
}

/** One page of a user's packages, newest first, with their remaining usages. */
export async function listOwned(
  reads: Reads,
  { userId, query, now }: Asking,
): Promise<Unworded<ApiTypes['listOwnedPackages']['reply']>> {
  const page = pageOf(query)
  const owned = await reads.packages.ownedPage({ userId, limit: page.perPage, offset: offsetOf(page) })
  const packageIds = [...new Set(owned.map(({ packageId }) => packageId))]
  const isAny = packageIds.length > 0
  const found = isAny ? await reads.packages.byIds({ ids: packageIds }) : []
  const venues = isAny ? await reads.packages.venuesOf({ packageIds }) : []
  const contents = isAny ? await readContents(reads, packageIds) : new Map()
  const activities = await readActivities(reads, contents.values())
  const left = isAny ? await reads.packages.leftOf({ ids: owned.map(({ id }) => id) }) : []
  const inBaskets = isAny ? await reads.packages.inBaskets({ ids: owned.map(({ id }) => id) }) : []
  const rows = owned.map((one) =>
    presentOwned({
      owned: one,
      group: found.find((row) => row.package.id === one.packageId)?.group ?? null,
      venues: venues.filter(({ packageId }) => packageId === one.packageId),
      contents: contents.get(one.packageId) ?? [],
      left: new Map(
        left
          .filter(({ ownedPackageId }) => ownedPackageId === one.id)
          .map(({ position, places }) => [position, places]),
      ),
      activities,
      isInBasket: inBaskets.some(({ id }) => id === one.id),
      now,
    }),
  )
  const total = await reads.packages.totalOwnedBy({ userId })
  return listReply({ ...page, rows, total, sortBy: 'bought_at', direction: 'descending' })
}
