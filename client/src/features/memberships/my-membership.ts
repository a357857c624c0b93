import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { addDays } from '../../i18n/calendar.ts'

/** A membership that the customer has or had. */
export type MyMembership = Having<Read<Entity<'Membership'>>, 'id'>
export type MembershipRequest = Having<Read<Entity<'MembershipRequest'>>, 'id' | 'kind'>

/** Days before and after its last day in which a membership can be renewed. [O-174] */
const renewalDays = 30

/** A membership with an end can be renewed from 30 days before its last day to 30 days after. `today`: `YYYY-MM-DD`. */
export function canRenew({ endsOn }: Pick<MyMembership, 'endsOn'>, today: string): boolean {
  return endsOn !== null && today >= addDays(endsOn, -renewalDays) && today <= addDays(endsOn, renewalDays)
}

/** The state of somebody's membership of a type; dates are `YYYY-MM-DD`. */
export type Standing =
  | { readonly kind: 'new' }
  /** In force, and nothing can be paid: `until` is null without an end. */
  | { readonly kind: 'held'; readonly until: string | null; readonly renewableFrom: string | null }
  | { readonly kind: 'renewable'; readonly membershipId: number; readonly until: string; readonly isOver: boolean }

/** The standing of a customer in a type on `today`: the newest membership counts. [O-174] */
export function standingIn(memberships: readonly MyMembership[], typeId: number | null, today: string): Standing {
  const own = memberships.filter(({ membershipType }) => typeId !== null && membershipType?.id === typeId)
  const one = own.find(({ status }) => status !== 'ended') ?? own[0]
  if (!one) return { kind: 'new' }
  const { id, endsOn, status } = one
  const isOver = status === 'ended'
  if (endsOn !== null && canRenew(one, today)) return { kind: 'renewable', membershipId: id, until: endsOn, isOver }
  if (isOver) return { kind: 'new' }
  return { kind: 'held', until: endsOn, renewableFrom: endsOn === null ? null : addDays(endsOn, -renewalDays) }
}

/** The same day so many months later; the month's last where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const target = year * 12 + month - 1 + months
  const first = `${String(Math.floor(target / 12)).padStart(4, '0')}-${String((target % 12) + 1).padStart(2, '0')}-01`
  const next = target + 1
  const nextFirst = `${String(Math.floor(next / 12)).padStart(4, '0')}-${String((next % 12) + 1).padStart(2, '0')}-01`
  const last = addDays(nextFirst, -1)
  const wanted = first.slice(0, 8) + day.slice(8)
  return wanted < last ? wanted : last
}

/** The last day of a freeze. */
export function freezeUntil(from: string, months: number): string {
  return addDays(addMonths(from, months), -1)
}

/** The last day that is paid for: the membership's own, or that of its month, counted from its first day. [O-253] */
export function lastPaidDay(
  { startsOn, endsOn }: Pick<MyMembership, 'startsOn' | 'endsOn'>,
  today: string,
): string | null {
  if (endsOn !== null || startsOn === null) return endsOn
  let months = 1
  while (addDays(addMonths(startsOn, months), -1) < today) months += 1
  return addDays(addMonths(startsOn, months), -1)
}

/** The sums of a month's benefits, in minor units. */
export function benefitSums({ entries }: { readonly entries: NonNullable<MyMembership['benefits']>['entries'] }) {
  const normal = entries.reduce((total, entry) => total + (entry.normal?.value ?? 0), 0)
  const paid = entries.reduce((total, entry) => total + (entry.paid?.value ?? 0), 0)
  return { normal, paid }
}
