import type { OwnedPackage, Package, Unworded } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { Actor } from '../../actor.ts'
import { actionFor } from '../selling/index.ts'
import { capacityOn, type PlacesRow } from '../places/index.ts'
import { type Audiences, explainPrice, priceFor } from '../pricing/index.ts'
import { type Content, type PackageParts, type PackageVenue, shownPrice, whyNotBuy } from './package.ts'
import type { Activities } from './read-packages.ts'
import type { OwnedPackageRow } from './tables.ts'

type View = {
  readonly currency: Currency
  readonly channel: Actor['channel']
  /** The viewer's audiences; undefined for an unknown visitor, whose price is an estimate. */
  readonly audiences: Audiences | undefined
  /** The activities of each price, by its id; undefined in lists. */
  readonly activities?: Activities | undefined
}

export function presentPackage(
  parts: PackageParts,
  { currency, channel, audiences, activities }: View,
): Unworded<Package> {
  const { row, list } = parts
  const paid = priceFor(list, audiences)
  const shown = shownPrice(parts, audiences)
  if (shown === null) throw new Error(`package ${row.id} has no price`)
  const { normal, reason } = explainPrice(list, paid, { currency, proportion: (amount) => amount })
  return {
    id: row.id,
    name: row.name,
    friendly_name: row.friendlyName,
    description: row.description,
    venue_restriction: presentRestriction(parts),
    pricing_option: { id: list.option.id, name: list.option.name, reference: list.option.reference },
    price: presentPrice(shown, currency),
    contents: parts.contents.map(({ usages, options }) => ({ usages, pricing_options: [...options] })),
    expiry:
      row.expiryValue === null || row.expiryUnit === null ? null : { value: row.expiryValue, unit: row.expiryUnit },
    ...(activities && { covers_tickets: coversTickets(parts, activities) }),
    for_guests: row.forGuests,
    // An unknown visitor sees only refusals that hold for everybody. [C-66]
    bookable_action: presentAction(parts, { channel, audiences }),
    normal_price: normal === null ? null : presentPrice(normal, currency),
    price_reason: reason,
    picture_kind: row.pictureKind,
  }
}

function presentAction(
  parts: PackageParts,
  view: Pick<View, 'channel' | 'audiences'>,
): Unworded<Package>['bookable_action'] {
  const refusal = whyNotBuy(parts, { ...view, quantity: 1, isHeld: false })
  if (!refusal && !view.audiences) return { action: null, message: null }
  return actionFor(refusal)
}

/** One venue, or a group with its venues. */
export function presentRestriction({
  group,
  venues,
}: Pick<PackageParts, 'group' | 'venues'>): Unworded<Package>['venue_restriction'] {
  const shown = venues.map(presentVenue)
  if (group) return { group: { ...group, venues: shown } }
  const [venue] = shown
  return venue ? { venue } : {}
}

function presentVenue({ id, name, slug }: PackageVenue) {
  return { id, name, slug }
}

type Owned = {
  readonly owned: OwnedPackageRow
  readonly group: PackageParts['group']
  readonly venues: readonly PackageVenue[]
  readonly contents: readonly Content[]
  /** Remaining usages, by position of the content. */
  readonly left: ReadonlyMap<number, PlacesRow>
  /** The activities of each price, by its id. */
  readonly activities: Activities
  /** Whether a usage pays for a line in a basket, which may still be taken out. */
  readonly isInBasket: boolean
  readonly now: number
}

/** Presents an owned package with its remaining usages. */
export function presentOwned(of: Owned): OwnedPackage {
  const { owned, group, venues, contents, left, activities } = of
  const shown = contents.flatMap(({ position, options }) => {
    const places = left.get(position)
    if (!places) return []
    const { available, maximum } = capacityOn(places, 'online')
    const isOver = owned.endedAt !== null
    return [
      {
        usages: maximum ?? 0,
        usages_left: isOver ? 0 : (available ?? 0),
        pricing_options: [...options],
        activities: activitiesOf(options, activities, venues),
      },
    ]
  })
  return {
    id: owned.id,
    package_id: owned.packageId,
    name: owned.name,
    status: statusOf(of, shown),
    venue_restriction: presentRestriction({ group, venues }),
    contents: shown,
    bought_at: presentInstant(owned.boughtAt),
    expires_at: owned.expiresAt === null ? null : presentInstant(owned.expiresAt),
    order_id: owned.orderId,
  }
}

/** Whether a package pays for tickets at one of its venues. [O-572] */
function coversTickets({ contents, venues }: PackageParts, activities: Activities): boolean {
  return contents.some(({ options }) =>
    activitiesOf(options, activities, venues).some(({ booking_type: type }) => type === 'ticketed'),
  )
}

/** Each activity of some prices at the package's venues once. */
function activitiesOf(
  options: Content['options'],
  activities: Activities,
  venues: readonly PackageVenue[],
): OwnedPackage['contents'][number]['activities'] {
  const slugs = new Set(venues.map(({ slug }) => slug))
  const sold = options.flatMap(({ id }) => activities.get(id) ?? []).filter(({ venue }) => slugs.has(venue))
  const once = new Map(sold.map((one) => [`${one.venue} ${one.category} ${one.type}`, one]))
  return [...once.values()].map(({ venue, category, type }) => ({
    venue_slug: venue,
    category_slug: category,
    booking_type: type,
  }))
}

function statusOf(
  { owned: { expiresAt, endedAt }, isInBasket, now }: Pick<Owned, 'owned' | 'isInBasket' | 'now'>,
  contents: readonly { readonly usages_left: number }[],
): OwnedPackage['status'] {
  if (endedAt !== null) return 'refunded'
  if (!isInBasket && contents.every(({ usages_left }) => usages_left === 0)) return 'used_up'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}
