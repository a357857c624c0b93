import { useMemo, useReducer } from 'react'
import { limits } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import type { FormError } from '../../ui/forms/FormErrorSummary.tsx'
import { answersAfter, noAnswers, valueOf } from './answers.ts'
import type { Answers } from './answers.ts'
import { answersToSubmit } from './answers-to-submit.ts'
import type { SubmittedAnswer } from './answers-to-submit.ts'
import { inOrder, questionFieldId } from './question.ts'
import type { AskedSections, Question, QuestionSection } from './question.ts'
import { problemOf } from './question-rules.ts'
import type { AnswerProblem, AnswerValue } from './question-rules.ts'

/** The answers of one form, for the components that ask and the form that sends. */
export type AnswerSheet = {
  /** The prefix of field ids, where a page has several sheets. */
  readonly scope: string
  readonly sections: readonly QuestionSection[]
  readonly valueOf: (question: Question) => AnswerValue
  /** The message below a question; only after it was left, or when the platform refused the answer. [S5-038] */
  readonly errorOf: (question: Question) => string | undefined
  readonly answer: (questionId: number, value: AnswerValue) => void
  readonly leave: (questionId: number) => void
  /** Every question may be sent. */
  readonly complete: boolean
  /** Missing or wrong answers in form order, whether shown as wrong or not. */
  readonly gaps: readonly Required<FormError>[]
  /** Whether all of a section may be sent, and it has any question. */
  readonly isDone: (section: QuestionSection) => boolean
  /** Visible errors, for a summary above the form. */
  readonly shownErrors: readonly FormError[]
  readonly showProblems: () => void
  /** Takes over the platform's messages, by question id. */
  readonly refuse: (messages: Readonly<Record<number, string>>) => void
  /** The platform's messages in form order, for a summary. */
  readonly refusals: (messages: Readonly<Record<number, string>>) => readonly FormError[]
  readonly toSubmit: () => readonly SubmittedAnswer[]
  /** The answers by question id, for a draft. */
  readonly values: Answers['values']
  readonly restore: (values: Answers['values']) => void
}

/** The text of a question, with a fallback: its error and answer still refer to it. */
export function useQuestionText(): (question: Pick<Question, 'question'>) => string {
  const { t } = useTranslation(['activities'])
  return ({ question }) => question ?? t('activities:questions.unnamed')
}

function useProblemText(): (question: Question, problem: AnswerProblem) => string {
  const { t } = useTranslation(['activities', 'common'])
  const textOf = useQuestionText()
  return (question, problem) => {
    switch (problem) {
      case 'tooLong':
        return t('common:forms.maximumLength', { field: textOf(question), count: limits.answerLength })
      case 'enterTelephone':
        return t('common:forms.telephone')
      default:
        return t(`activities:questions.${problem}`)
    }
  }
}

/** The state of the answers to custom questions. Input outlives new versions of the questions. */
export function useAnswers(asked: AskedSections, scope = ''): AnswerSheet {
  const [state, dispatch] = useReducer(answersAfter, noAnswers)
  const problemText = useProblemText()
  const textOf = useQuestionText()
  const sections = useMemo(() => inOrder(asked), [asked])
  const questions = sections.flatMap((section) => section.questions)
  const valueIn = (question: Question): AnswerValue => valueOf(state, question)

  const isGood = (question: Question): boolean => problemOf(question, valueIn(question)) === null

  const errorAt = (question: Question, message: string) => ({
    fieldId: questionFieldId(question.id, scope),
    message,
    name: textOf(question),
  })

  function errorOf(question: Question): string | undefined {
    const problem = problemOf(question, valueIn(question))
    if (problem !== null && state.touched.has(question.id)) return problemText(question, problem)
    return state.refused[question.id]
  }

  return {
    scope,
    sections,
    valueOf: valueIn,
    errorOf,
    answer: (questionId, value) => dispatch({ kind: 'answered', questionId, value }),
    leave: (questionId) => dispatch({ kind: 'left', questionIds: [questionId] }),
    complete: questions.every(isGood),
    gaps: questions.flatMap((question) => {
      const problem = problemOf(question, valueIn(question))
      return problem === null ? [] : [errorAt(question, problemText(question, problem))]
    }),
    isDone: (section) => section.questions.some(({ id }) => id in state.values) && section.questions.every(isGood),
    shownErrors: questions.flatMap((question) => {
      const error = errorOf(question)
      return error === undefined ? [] : [errorAt(question, error)]
    }),
    showProblems: () => dispatch({ kind: 'left', questionIds: questions.map(({ id }) => id) }),
    refuse: (messages) => dispatch({ kind: 'refused', messages }),
    refusals: (messages) =>
      questions.flatMap((question) => {
        const message = messages[question.id]
        return message === undefined ? [] : [errorAt(question, message)]
      }),
    toSubmit: () => answersToSubmit(questions, valueIn),
    values: state.values,
    restore: (values) => dispatch({ kind: 'restored', values }),
  }
}
