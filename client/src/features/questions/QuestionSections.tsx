import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { FormStep } from '../../ui/forms/FormStep.tsx'
import { QuestionField } from './QuestionField.tsx'
import { kindOf } from './question.ts'
import type { AnswerSheet } from './use-answers.ts'

const Fields = styled('div', { base: { display: 'grid', gap: '6' } })
const Text = styled('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })
const GroupTitle = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', mt: '2' },
})

type Props = {
  readonly sheet: AnswerSheet
  /** Stands above the first question, such as answers from last time. */
  readonly offered?: ReactNode
}

/** The attendee's questions, a step for each section. A group is a heading. */
export function QuestionSections({ sheet, offered = null }: Props) {
  const { t } = useTranslation(['activities'])
  return sheet.sections.map((section, index) => (
    <FormStep
      key={`section-${index}`}
      id={`question-section-${sheet.scope}${index}`}
      title={section.title ?? t('activities:questions.section')}
      done={sheet.isDone(section)}
    >
      {index === 0 ? offered : null}
      <Fields>
        {section.description ? <Text>{section.description}</Text> : null}
        {section.questions.map((question) => {
          const kind = kindOf(question)
          if (kind === 'hidden') return null
          if (kind === 'heading') return <GroupTitle key={question.id}>{question.question}</GroupTitle>
          return <QuestionField key={question.id} question={question} sheet={sheet} />
        })}
      </Fields>
    </FormStep>
  ))
}
