import { listPackageUses } from '@touchline/contract/calls/packages'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { dayIn, startOfDay } from '../../i18n/calendar.ts'
import type { WireDateTime } from '../../i18n/when.ts'

export type PackageUse = Read<Entity<'PackageUse'>>

/** The uses of one of the customer's packages, newest first. [O-255] */
export function usePackageUses(userId: number, ownedPackageId: number): Query<readonly PackageUse[]> {
  return useQuery(
    [listPackageUses.name, userId, ownedPackageId],
    () => allPages((page) => callList(listPackageUses, { params: { userId, ownedPackageId }, query: page })),
    'component',
  )
}

export type Stamp = {
  readonly state: 'used' | 'booked' | 'reserved' | 'left'
  /** The day of the use; null where the platform does not say. */
  readonly on: WireDateTime | null
  /** The name of what it was used for; null where nobody has said. */
  readonly what: string | null
}

const states = ['booked', 'reserved', 'used'] as const

/** A use in a state unknown here counts as used. */
function stateOf(status: PackageUse['status']): Stamp['state'] {
  return states.find((known) => known === status) ?? 'used'
}

/** One stamp for each usage: those used by their day, oldest first, then those left. */
export function stampsOf(
  { usages, left }: { readonly usages: number; readonly left: number },
  uses: readonly PackageUse[],
  timezone: string | null,
): readonly Stamp[] {
  const known = uses.flatMap(({ bookings, usedAt, count, status, name }): readonly Stamp[] => {
    const at = Date.parse(usedAt ?? '')
    const on = bookings[0]?.startsAt ?? (Number.isFinite(at) ? startOfDay(dayIn(timezone, at)) : null)
    return Array.from({ length: count ?? 1 }, () => ({ state: stateOf(status), on, what: name ?? null }))
  })
  const used = Math.max(0, usages - left)
  const untold = Array.from({ length: Math.max(0, used - known.length) }, (): Stamp => ({
    state: 'used',
    on: null,
    what: null,
  }))
  const byDay = known.toSorted((a, b) => (a.on?.local ?? '').localeCompare(b.on?.local ?? '')).slice(0, used)
  return [...untold, ...byDay, ...Array.from({ length: left }, (): Stamp => ({ state: 'left', on: null, what: null }))]
}

const isSame = (one: Stamp, other: Stamp | undefined): boolean =>
  one.state === other?.state && one.on?.local === other.on?.local && one.what === other.what

/** Stamps in their order, each with the length of the run of equal ones that it begins, or 0 within one. */
export function withRuns(stamps: readonly Stamp[]): readonly { readonly stamp: Stamp; readonly times: number }[] {
  return stamps.map((stamp, index) => {
    if (isSame(stamp, stamps[index - 1])) return { stamp, times: 0 }
    const end = stamps.findIndex((other, at) => at > index && !isSame(stamp, other))
    return { stamp, times: (end === -1 ? stamps.length : end) - index }
  })
}
