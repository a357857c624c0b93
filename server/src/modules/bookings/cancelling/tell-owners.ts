import { localDate } from '@touchline/clock'
import type { Text } from '@touchline/contract'
import { type MinorUnits, sum, sumOf, zero } from '@touchline/money'
import type { Tx } from '../../../repositories.ts'
import { mailCancelled, type Told } from '../../mails/index.ts'
import { currencyOf } from '../../site/index.ts'
import { addedUp, type Outcome } from './cancellation.ts'
import type { GaveBack } from './give-back.ts'

/** Bookings that were cancelled as one, and the consequences. */
export type CancelledUnit = Pick<Outcome, 'fee' | 'blocks' | 'packages' | 'packagesLost'> & {
  readonly bookings: readonly [Told, ...(readonly Told[])]
  readonly gave: GaveBack
}

type Telling = {
  readonly ids: { readonly mail: () => number }
  readonly publicUrl: string
  readonly now: number
  /** The reason given to the customers; null when they cancelled themselves. */
  readonly because: Text | string | null
}

/** Mails each customer once for each order, whatever was cancelled of it: with sums of what comes back and is owed. */
export async function tellOwners(tx: Tx, units: readonly CancelledUnit[], telling: Telling): Promise<void> {
  const { symbol } = currencyOf(await tx.site.getClient())
  const total = (amounts: readonly MinorUnits[]) => {
    const minor = sum(amounts)
    return minor > zero ? { minor, symbol } : null
  }
  const { ids, ...rest } = telling
  const ofOrders = Map.groupBy(units, ({ bookings: [{ ownerId, orderId }] }) => `${ownerId}:${orderId}`)
  for (const own of ofOrders.values()) {
    const [first, ...others] = own.flatMap(({ bookings }) => bookings).toSorted(byStart)
    if (!first) continue
    const consequences = {
      credits: creditsOf(own, first.timezone).map(({ minor, until }) => ({ amount: { minor, symbol }, until })),
      card: total(own.map(({ gave }) => gave.card)),
      packages: [...new Set(own.flatMap(({ packages }) => packages))],
      packagesLost: addedUp(own.flatMap(({ packagesLost }) => packagesLost)),
      fee: total(own.map(({ fee }) => fee)),
      blocks: [...new Set(own.flatMap(({ blocks }) => blocks))],
    }
    await mailCancelled(tx, { ...rest, mailId: ids.mail(), bookings: [first, ...others], consequences })
  }
}

/** The credit of cancelled bookings by the day until which it can be used, soonest first. */
function creditsOf(units: readonly CancelledUnit[], timezone: string) {
  const given = units.flatMap(({ gave }) => gave.credits)
  const byDay = Map.groupBy(given, ({ expiresAt }) => (expiresAt === null ? null : localDate(expiresAt, timezone)))
  return [...byDay]
    .map(([until, own]) => ({ until, minor: sumOf(own) }))
    .toSorted((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'))
}

function byStart(a: Told, b: Told): number {
  return a.startsAt - b.startsAt || a.bookingId - b.bookingId
}
