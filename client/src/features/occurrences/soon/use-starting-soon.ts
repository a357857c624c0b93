import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { soonQuestion } from './soon-question.ts'
import type { AskedSoon } from './soon-question.ts'
import type { Soon } from './soon.ts'

/** Occurrences that begin soon and can be booked; an error on a platform that does not tell it. */
export function useStartingSoon(asked: AskedSoon): Query<readonly Soon[]> {
  return useQuery(...soonQuestion(asked), 'component')
}
