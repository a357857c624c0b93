import type { Question as WireQuestion, QuestionSection as WireSection } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'

/** Other platforms may ask in types that the contract does not know. [C-28] */
export type Question = Omit<Camel<WireQuestion>, 'type'> & { readonly type: string }

export type QuestionSection = Omit<Camel<WireSection>, 'questions'> & { readonly questions: readonly Question[] }

/** What a question becomes on the screen. */
export type QuestionKind =
  | 'line'
  | 'paragraph'
  | 'number'
  | 'select'
  | 'radio'
  | 'several'
  | 'agreement'
  | 'date'
  | 'heading'
  | 'hidden'
  | 'unsupported'

const kinds: Readonly<Record<string, QuestionKind>> = {
  text: 'line',
  long_text: 'paragraph',
  textarea: 'paragraph',
  number: 'number',
  select: 'select',
  radio: 'radio',
  multi_select: 'several',
  date: 'date',
  group: 'heading',
  hidden: 'hidden',
}

/** A checkbox with options is one choice of several, without options an agreement. [C-28, C-30] */
export function kindOf({ type, options }: Question): QuestionKind {
  if (type === 'checkbox') return options.length > 0 ? 'radio' : 'agreement'
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? 'unsupported') : 'unsupported'
}

function byPosition<T extends { readonly position: number; readonly id?: number }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => a.position - b.position || (a.id ?? 0) - (b.id ?? 0))
}

/** Sections and their questions in order, ties by id. [C-31] */
export function inOrder(sections: readonly QuestionSection[]): readonly QuestionSection[] {
  return byPosition(sections).map((section) => ({ ...section, questions: byPosition(section.questions) }))
}

/** Id of a question's control, or of its group of controls: where a summary of errors leads. */
export function questionFieldId(questionId: number): string {
  return `question-${questionId}`
}
