import { localDate, minute } from '@touchline/clock'
import type { CartItem, Course, PriceReason, SuitableFor } from '@touchline/contract'
import type { Parts, PriceList } from './raw-parts.ts'
import { wirePrice, wireTime } from './wire.ts'

/** The audience of a course. */
export function suitableFor({ row: { min_age, max_age, age_label } }: Parts): SuitableFor | null {
  if (min_age === null && max_age === null && age_label === null) return null
  return { label: age_label ?? labelOf(min_age, max_age), min_age, max_age }
}

function labelOf(least: number | null, most: number | null): string {
  if (most === null) {
    if (least === null || least === 0) return 'All ages'
    return least >= 16 ? `Adults ${least}+` : `Ages ${least}+`
  }
  if (least === most) return `Age ${most}`
  const noun = most <= 17 ? 'Children' : 'Ages'
  return least === null ? `${noun} up to ${most}` : `${noun} ${least} to ${most}`
}

/** The age of a person on the first day; undefined when unknown. */
export function ageOf({ row }: Parts, bornOn: string | null): number | undefined {
  if (bornOn === null || (row.min_age === null && row.max_age === null)) return undefined
  const day = localDate(row.starts_at, row.timezone)
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/** The refund for cancelling a course, by the start of its first and last session. */
export function cancellationOf(
  { row, cutOff }: Parts,
  [startsAt, lastStartsAt]: readonly [number, number],
  price: number | null,
  now: number,
): NonNullable<Course['cancellation_summary']> {
  const { cutOffMinutes, actions, fee } = cutOff
  const until = startsAt - cutOffMinutes * minute
  const charged = Math.min(fee, price ?? fee)
  const blocks = (['booking', 'access'] as const).filter((name) => actions.includes(`disable_${name}`))
  const isCharged = actions.includes('charge_fee') && charged > 0
  const sessions = lastStartsAt > startsAt && now < lastStartsAt - cutOffMinutes * minute ? 'all_left' : null
  const later: NonNullable<Course['cancellation_summary']>['later'] = actions.includes('disable_cancelling')
    ? { returns: 'not_possible', fee: null, blocks: [], strikes: null, sessions }
    : { returns: 'nothing', fee: isCharged ? wirePrice(charged) : null, blocks, strikes: null, sessions }
  if (now >= until) return { until: null, returns: later.returns, amount: null, later }
  const paid = price !== null && price > 0 ? price : null
  return {
    until: wireTime(until, row.timezone),
    returns: paid === null ? 'nothing' : 'credit_full',
    amount: paid === null ? null : wirePrice(paid),
    later,
  }
}

/** The standard price, and the member price. */
export function explain(
  { prices }: PriceList,
  paid: number | null,
  proportion: (amount: number) => number,
): { readonly normal: number | null; readonly reason: PriceReason | null } {
  const standard = prices.find(({ audience }) => audience === 'everybody')?.amount ?? null
  const normal = standard === null ? null : proportion(standard)
  const members = prices.filter(({ audience }) => audience !== 'everybody')
  const [least] = members.toSorted((a, b) => a.amount - b.amount)
  if (!least || (standard !== null && least.amount >= standard)) return { normal, reason: null }
  const own = members.find(({ amount }) => amount === paid) ?? least
  const percent = standard === null ? null : Math.round((100 * (standard - own.amount)) / standard)
  const isMember = standard !== null && paid !== null && paid < standard
  const ofStandard = isMember ? 'member_price' : 'members_pay_less'
  const code = standard === null ? 'members_only' : ofStandard
  return { normal, reason: { code, percent, membership: own.membership, price: wirePrice(proportion(own.amount)) } }
}

/** The same of a line of a basket, where a membership made it cheaper. */
export function explainLine(
  course: Parts,
  paid: number,
  proportion: (amount: number) => number,
): Pick<Partial<CartItem>, 'normal_price' | 'price_reason'> {
  if (!course.price) return {}
  const own = course.price.prices.find(({ amount }) => proportion(amount) === paid)
  const { normal, reason } = explain(course.price, own?.amount ?? null, proportion)
  return normal === null || normal <= paid || !reason ? {} : { normal_price: wirePrice(normal), price_reason: reason }
}
