import { askForClosing, readClosing, stopClosing } from '@touchline/contract/calls/account'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Question } from '../../app/answers/question.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

export type Closing = Read<Entity<'Closing'>>

export const closingQuestion = (userId: number): Question<Closing> => [
  [readClosing.name, userId],
  () => call(readClosing),
]

/** Holdings that end with the account of the login, and whether it is about to be closed. [O-265] */
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
