import { listStartingSoon } from '@touchline/contract/calls/activities'
import { callList } from '../../../api/call.ts'
import { useQuery } from '../../../app/use-query.ts'
import type { Query } from '../../../app/use-query.ts'
import { soonIn } from './soon.ts'
import { type AskedSoon, soonQuery } from './soon-query.ts'
import type { Soon } from './soon.ts'

const hourMs = 60 * 60 * 1000

/** By the hour: visitors of one hour ask the same, and the platform has it ready. `now`: epoch milliseconds. */
export const hourOf = (now: number): number => Math.floor(now / hourMs) * hourMs

/** What begins soon and can be booked, the first first; an error on a platform that does not tell it. [O-97] */
export function useStartingSoon(now: number, asked: AskedSoon): Query<readonly Soon[]> {
  const key = [listStartingSoon.name, hourOf(now), asked.venue ?? null, asked.days, asked.limit] as const
  return useQuery(
    key,
    async () => {
      const { data } = await callList(listStartingSoon, { query: soonQuery(asked) })
      return data.flatMap((answer) => soonIn(answer) ?? [])
    },
    'component',
  )
}
