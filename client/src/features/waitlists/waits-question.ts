import { listUserWaitlists } from '@touchline/contract/calls/waitlists'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import type { Question } from '../../app/answers/question.ts'
import { waitsIn } from './wait.ts'
import type { Wait } from './wait.ts'

/** The entries of a customer, for themselves and others. Another platform may lack the call. */
export function waitsQuestion(userId: number): Question<readonly Wait[]> {
  return [
    [listUserWaitlists.name, userId],
    async () => {
      const params = { userId }
      return waitsIn(await allPages((page) => callList(listUserWaitlists, { params, query: page })))
    },
  ]
}
