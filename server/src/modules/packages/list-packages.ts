import { type ApiTypes, type Package, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import type { Reads } from '../../repositories.ts'
import { currencyOf } from '../site/index.ts'
import { audiencesFor, type PackageParts } from './package.ts'
import { presentPackage } from './presenter.ts'
import { type Activities, partsOf, readActivities } from './read-packages.ts'

type Asker = Pick<Actor, 'ownerId' | 'channel'>

/** One page of packages valid at a venue, by name. Throws `item_not_found` for the venue. */
export async function listPackages(
  reads: Reads,
  actor: Asker,
  asking: { readonly venue: string; readonly query: ApiTypes['listPackages']['query']; readonly now: number },
): Promise<Unworded<ApiTypes['listPackages']['reply']>> {
  const venueId = await venueIdOf(reads, asking.venue)
  const page = pageOf(asking.query)
  const found = await reads.packages.pageAt({ venueId, limit: page.perPage, offset: offsetOf(page) })
  const rows = await presentAll(reads, actor, await partsOf(reads, found), asking.now)
  return listReply({ ...page, rows, total: await reads.packages.totalAt({ venueId }), sortBy: 'name' })
}

/** Throws `item_not_found` for the venue, and for a package not valid there. */
export async function readPackage(
  reads: Reads,
  actor: Asker,
  asking: { readonly venue: string; readonly packageId: number; readonly now: number },
): Promise<Unworded<Package>> {
  const venueId = await venueIdOf(reads, asking.venue)
  const parts = await partsOf(reads, await reads.packages.byIds({ ids: [asking.packageId] }))
  const own = parts.filter(({ venues }) => venues.some(({ id }) => id === venueId))
  const activities = await readActivities(
    reads,
    own.map(({ contents }) => contents),
  )
  const [shown] = await presentAll(reads, actor, own, asking.now, activities)
  if (!shown) throw new PlatformError('item_not_found')
  return shown
}

async function venueIdOf(reads: Reads, venue: string): Promise<number> {
  const found = await reads.venues.find(venue)
  if (!found) throw new PlatformError('item_not_found')
  return found.id
}

async function presentAll(
  reads: Reads,
  { ownerId, channel }: Asker,
  all: readonly PackageParts[],
  now: number,
  activities?: Activities,
): Promise<readonly Unworded<Package>[]> {
  const currency = currencyOf(await reads.site.getClient())
  const giving = ownerId === undefined ? undefined : await reads.memberships.givingPrices([ownerId], now)
  const memberships = giving && ownerId !== undefined ? (giving.get(ownerId) ?? []) : undefined
  return all.map((parts) =>
    presentPackage(parts, { currency, channel, audiences: audiencesFor(parts, memberships), activities }),
  )
}
