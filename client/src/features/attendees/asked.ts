import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type CartAttendee = Entity<'CartAttendee'>
type PreviousAttendee = Entity<'PreviousAttendee'>

type Answer = Read<CartAttendee>

/** An attendee of the basket with questions. */
export type Asked = Having<Answer, 'cartItemId' | 'position'>

export type Previous = Having<Read<PreviousAttendee>, 'id'>

/** The rows that can be shown and sent. */
export function askedIn(answers: readonly Answer[]): readonly Asked[] {
  return having(answers, 'cartItemId', 'position')
}

/** The key of a block on the page. */
export function keyOf({ cartItemId, position }: Pick<Asked, 'cartItemId' | 'position'>): string {
  return `${cartItemId}-${position}`
}

/** Whether any answer is missing. */
export function isIncomplete(asked: readonly Asked[]): boolean {
  return asked.some(({ isComplete }) => isComplete !== true)
}
