import { listPenalties } from '@touchline/contract/calls/penalties'
import { allPages } from '../../api/all-pages.ts'
import { callList } from '../../api/call.ts'
import type { Question } from '../../app/answers/question.ts'
import { unpaid } from './penalty.ts'
import type { Penalty } from './penalty.ts'

/** The unpaid charges of a customer. */
export function penaltiesQuestion(userId: number): Question<readonly Penalty[]> {
  return [
    [listPenalties.name, userId],
    async () => {
      const params = { userId }
      return unpaid(await allPages((query) => callList(listPenalties, { params, query })))
    },
  ]
}
