import type { Entity } from '@touchline/contract/client'
import { has } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import type { AnswerValue } from './question-rules.ts'

type Given = readonly Read<Entity<'Answer'>>[]

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
