import type { Entity } from '@touchline/contract/client'
import { has, having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import type { AnswerValue } from '../questions/question-rules.ts'

type CartAttendee = Entity<'CartAttendee'>
type PreviousAttendee = Entity<'PreviousAttendee'>

type Answer = Read<CartAttendee>

/** Somebody who comes by the basket and is asked something. */
export type Asked = Having<Answer, 'cartItemId' | 'position'>

export type Previous = Having<Read<PreviousAttendee>, 'id'>

/** What of a list can be shown and sent again. */
export function askedIn(answers: readonly Answer[]): readonly Asked[] {
  return having(answers, 'cartItemId', 'position')
}

/** What tells a block of the page from the others. */
export function keyOf({ cartItemId, position }: Pick<Asked, 'cartItemId' | 'position'>): string {
  return `${cartItemId}-${position}`
}

/** Whether anything is still to be said of somebody. */
export function isIncomplete(asked: readonly Asked[]): boolean {
  return asked.some(({ isComplete }) => isComplete !== true)
}

type Given = Asked['answers']

/** Answers as the platform keeps them, as they stand in the controls. */
export function valuesOf(answers: Given): Readonly<Record<number, AnswerValue>> {
  const entries = answers.flatMap((one): readonly (readonly [number, AnswerValue])[] => {
    if (!has(one, 'customQuestionId')) return []
    const value = controlValue(one.answer)
    return value === null ? [] : [[one.customQuestionId, value]]
  })
  return Object.fromEntries(entries)
}

function controlValue(answer: Given[number]['answer']): AnswerValue | null {
  if (answer === null || answer === undefined) return null
  if (typeof answer === 'boolean') return answer
  return Array.isArray(answer) ? answer.map(String) : String(answer)
}
