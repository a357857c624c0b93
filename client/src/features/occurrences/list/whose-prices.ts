import type { Schedule } from '../schedules/schedule.ts'

/** The membership whose prices a list shows or would show; `percent` where it is the same for every schedule. */
export type WhosePrices = {
  readonly kind: 'yours' | 'members'
  readonly membership: string
  readonly percent: number | null
}

function kindOf(code: string | null | undefined): WhosePrices['kind'] | null {
  if (code === 'member_price') return 'yours'
  return code === 'members_pay_less' ? 'members' : null
}

/** One sentence for all prices of a list; null when the platform gives no reason, or several. */
export function whosePrices(schedules: readonly Pick<Schedule, 'priceReason'>[]): WhosePrices | null {
  const reasons = schedules.flatMap(({ priceReason }) => {
    const { code, membership, percent = null } = priceReason ?? {}
    const kind = kindOf(code)
    return kind && membership ? [{ kind, membership, percent } as const] : []
  })
  const [first] = reasons
  if (!first || reasons.some(({ kind, membership }) => kind !== first.kind || membership !== first.membership))
    return null
  const same = reasons.length === schedules.length && reasons.every(({ percent }) => percent === first.percent)
  return { ...first, percent: same ? first.percent : null }
}
