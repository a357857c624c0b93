import { useTranslation } from 'react-i18next'
import { kindOf } from './question.ts'
import type { Question } from './question.ts'
import type { AnswerValue } from './question-rules.ts'

/** An answer in words, for reading. */
export function useAnswerText(): (question: Question, value: AnswerValue) => string {
  const { t } = useTranslation(['activities', 'common'])

  return (question, value) => {
    if (typeof value === 'boolean') return t(value ? 'activities:questions.yes' : 'activities:questions.no')
    const optionText = (id: string): string => question.options.find((option) => String(option.id) === id)?.value ?? id
    if (typeof value !== 'string') return t('common:list.of', { names: value.map(optionText) })
    const kind = kindOf(question)
    return kind === 'select' || kind === 'radio' ? optionText(value) : value
  }
}
