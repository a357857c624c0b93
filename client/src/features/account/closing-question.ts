import { readClosing } from '@touchline/contract/calls/account'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import type { Question } from '../../app/answers/question.ts'

export type Closing = Read<Entity<'Closing'>>

/** Holdings that end with the account of the login, and whether it is about to be closed. [O-265] */
export const closingQuestion = (userId: number): Question<Closing> => [
  [readClosing.name, userId],
  () => call(readClosing),
]
