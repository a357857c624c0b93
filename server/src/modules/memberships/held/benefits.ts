import { addDays, addMonths, zonedInstant } from '@touchline/clock'
import type { Membership, Unworded } from '@touchline/contract'
import { type Currency, type MinorUnits, minus, share, sum, times } from '@touchline/money'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import type { Audience, PriceList } from '../../pricing/index.ts'
import { fallbackLanguage } from '@touchline/languages'
import { word } from '../../../texts/index.ts'

type Benefits = Unworded<NonNullable<Membership['benefits']>>
type Cheaper = Awaited<ReturnType<Reads['heldMemberships']['cheaperBookings']>>[number]

type Asking = {
  readonly userId: number
  readonly typeId: number
  /** `YYYY-MM-DD` at the home venue. */
  readonly today: string
  readonly timezone: string
  readonly currency: Currency
}

/** The savings on sessions of this calendar month: the normal prices of today against what was paid. */
export async function readBenefits(reads: Reads, asking: Asking): Promise<Benefits> {
  const { userId, typeId, today, timezone, currency } = asking
  const from = `${today.slice(0, 8)}01`
  const next = addMonths(from, 1)
  const span = { from: zonedInstant(from, '00:00', timezone), to: zonedInstant(next, '00:00', timezone) }
  const bookings = await reads.heldMemberships.cheaperBookings({ userId, ...span })
  const lists = await reads.pricing.listsOf(bookings.flatMap(({ optionId }) => optionId ?? []))
  const sizes = await sizesOf(reads, bookings)
  const compared = bookings.flatMap((booking) => {
    const list = booking.optionId === null ? undefined : lists.get(booking.optionId)
    const normal = list && normalPrice(list, `membership:${typeId}`, { booking, sizes })
    return normal === undefined ? [] : [{ name: booking.name, normal, paid: booking.paid }]
  })
  const byName = Map.groupBy(compared, ({ name }) => word(fallbackLanguage, name))
  const entries = [...byName].map(([spokenName, all]) => ({
    name: all[0]?.name ?? spokenName,
    times: all.length,
    normal: sum(all.map(({ normal }) => normal)),
    paid: sum(all.map(({ paid }) => paid)),
  }))
  const saved = sum(entries.map(({ normal, paid }) => minus(normal, paid)))
  return {
    from,
    to: addDays(next, -1),
    saved: presentPrice(saved, currency),
    entries: entries.map(({ normal, paid, ...entry }) => ({
      ...entry,
      normal: presentPrice(normal, currency),
      paid: presentPrice(paid, currency),
    })),
  }
}

async function sizesOf(reads: Reads, bookings: readonly Cheaper[]): Promise<ReadonlyMap<number | null, number>> {
  const bundleIds = [...new Set(bookings.flatMap(({ bundleId, whole }) => (whole === true ? (bundleId ?? []) : [])))]
  if (bundleIds.length === 0) return new Map()
  const found = await reads.heldMemberships.bundleSizes({ bundleIds })
  return new Map(found.map(({ bundleId, size }) => [bundleId, size]))
}

type Booked = { readonly booking: Cheaper; readonly sizes: ReadonlyMap<number | null, number> }

/**
 * Everybody's price for one booking; undefined where this membership has no price of its own, or nobody else has one. It
 * is in the proportion of the two list prices, and for what members get free the list price, or its share of a whole course.
 */
function normalPrice({ prices }: PriceList, own: Audience, { booking, sizes }: Booked): MinorUnits | undefined {
  const priceOf = (audience: Audience) => prices.find((price) => price.audience === audience)?.amount
  const [normal, member] = [priceOf('everybody'), priceOf(own)]
  if (normal === undefined || member === undefined || member > normal) return undefined
  if (member > 0) return share(booking.paid, normal, member)
  if (booking.whole === true) return share(normal, 1, sizes.get(booking.bundleId) ?? 1)
  return times(normal, booking.count)
}
