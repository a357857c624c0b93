import { listStartingSoon } from '@touchline/contract/calls/activities'
import { callList } from '../../../api/call.ts'
import type { Question } from '../../../app/answers/question.ts'
import { channelInUse, selectedUserQuery } from '../../../app/session/counter.ts'
import { soonIn } from './soon.ts'
import type { Soon } from './soon.ts'

/** The range of what begins soon. */
export type AskedSoon = {
  /** Undefined means all venues. */
  readonly venue?: string
  readonly days: number
  readonly limit: number
}

/** Occurrences that begin soon and can be booked by the person booked for, the first first. */
export function soonQuestion(asked: AskedSoon): Question<readonly Soon[]> {
  return [
    [listStartingSoon.name, asked.venue ?? null, asked.days, asked.limit],
    async () => {
      const { data } = await callList(listStartingSoon, {
        query: { ...selectedUserQuery(), source: channelInUse(), ...asked },
      })
      return data.flatMap((answer) => soonIn(answer) ?? [])
    },
  ]
}
