import type { Entity } from '@touchline/contract/client'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WireSection = Entity<'QuestionSection'>

type SectionAnswer = Read<WireSection>
type QuestionAnswer = SectionAnswer['questions'][number]
type Option = Having<QuestionAnswer['options'][number], 'id' | 'value'>

/** A question that can be answered: it and its options have ids. Other platforms may have types of their own. */
export type Question = Omit<Having<QuestionAnswer, 'id'>, 'options'> & { readonly options: readonly Option[] }

export type QuestionSection = Omit<SectionAnswer, 'questions'> & { readonly questions: readonly Question[] }

/** A question's kind on the screen. */
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

/** Kinds that need options. */
const choices: ReadonlySet<QuestionKind> = new Set(['select', 'radio', 'several'])

/** A checkbox with options is a multiple choice, without options an agreement. */
export function kindOf({ type, options }: Question): QuestionKind {
  if (type === 'checkbox') return options.length > 0 ? 'radio' : 'agreement'
  const kind = type !== null && Object.hasOwn(kinds, type) ? (kinds[type] ?? 'unsupported') : 'unsupported'
  return choices.has(kind) && options.length === 0 ? 'unsupported' : kind
}

type Placed = { readonly position: number | null; readonly id?: number | null }

function byPosition<T extends Placed>(items: readonly T[]): readonly T[] {
  const last = Number.MAX_SAFE_INTEGER
  return items.toSorted((a, b) => (a.position ?? last) - (b.position ?? last) || (a.id ?? 0) - (b.id ?? 0))
}

/** Answerable questions in order, ties by id: one without an id cannot be answered. */
export function inOrder(sections: readonly SectionAnswer[]): readonly QuestionSection[] {
  return byPosition(sections).map((section) => ({
    ...section,
    questions: byPosition(having(section.questions, 'id')).map((question) => ({
      ...question,
      options: having(question.options, 'id', 'value'),
    })),
  }))
}

/** The sections of a form in the platform's answer. */
export type AskedSections = readonly SectionAnswer[]

/**
 * The id of a question's control, or of its group: the target of an error summary. `scope`: for several forms on a
 * page.
 */
export function questionFieldId(questionId: number, scope = ''): string {
  return `question-${scope}${questionId}`
}
