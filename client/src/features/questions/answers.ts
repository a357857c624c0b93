import * as z from 'zod/mini'
import { defaultAnswerOf } from './question-rules.ts'
import type { AnswerValue } from './question-rules.ts'
import type { Question } from './question.ts'

/** Answers by question id, and which ones were touched. */
export type Answers = {
  readonly values: Readonly<Record<number, AnswerValue>>
  /** Questions left at least once; their errors show. */
  readonly touched: ReadonlySet<number>
  /** The platform's messages about refused answers. */
  readonly refused: Readonly<Record<number, string>>
}

export const noAnswers: Answers = { values: {}, touched: new Set(), refused: {} }

export type AnswersEvent =
  | { readonly kind: 'answered'; readonly questionId: number; readonly value: AnswerValue }
  | { readonly kind: 'left'; readonly questionIds: readonly number[] }
  | { readonly kind: 'restored'; readonly values: Answers['values'] }
  | { readonly kind: 'refused'; readonly messages: Readonly<Record<number, string>> }

function without<T>(record: Readonly<Record<number, T>>, id: number): Readonly<Record<number, T>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== id))
}

export function answersAfter(state: Answers, event: AnswersEvent): Answers {
  switch (event.kind) {
    case 'answered':
      return {
        ...state,
        values: { ...state.values, [event.questionId]: event.value },
        // A new answer clears the refusal.
        refused: without(state.refused, event.questionId),
      }
    case 'restored':
      return { ...noAnswers, values: event.values }
    case 'left':
      return { ...state, touched: new Set([...state.touched, ...event.questionIds]) }
    case 'refused':
      return { ...state, refused: event.messages }
  }
}

/** The value of a question's control. */
export function valueOf(state: Answers, question: Question): AnswerValue {
  return state.values[question.id] ?? defaultAnswerOf(question)
}

/** An answer as a draft keeps it: what stands in the control of its question. */
export const StoredAnswer = z.union([z.string(), z.boolean(), z.readonly(z.array(z.string()))])
