import { askForClosing, stopClosing } from '@touchline/contract/calls/account'
import { call } from '../../api/call.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { closingQuestion } from './closing-question.ts'
import type { Closing } from './closing-question.ts'

export function useClosing(userId: number): Query<Closing> {
  return useQuery(...closingQuestion(userId), 'component')
}

/** Closes the account of the login in fourteen days. Throws an ApiError; a 422 is of the password. */
export async function closeAccount(password: string): Promise<void> {
  await call(askForClosing, { body: { data: { password } } })
}

/** Keeps the account after all; throws an ApiError. */
export async function keepAccount(): Promise<void> {
  await call(stopClosing)
}
