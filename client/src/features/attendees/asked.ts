import type { Entity } from '@touchline/contract/client'
import { has, having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import type { AnswerValue } from '../questions/question-rules.ts'

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

type Given = Asked['answers']

/** The platform's answers as values of the controls. */
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
