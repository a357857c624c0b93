import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { goToField } from '../../ui/focus/move-focus.ts'
import { useAnswerText } from './use-answer-text.ts'
import type { Answers } from './answers.ts'
import type { AnswerSheet } from './use-answers.ts'

const Offer = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    p: '4',
    borderRadius: 'card',
    bg: 'bg.subtle',
    outline: 'none',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Given = styled('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
  },
})

/** Answers that were given before, by whom they are for. */
export type OfferedAnswers = {
  readonly title: string
  readonly values: Answers['values']
}

type Props = {
  readonly sheet: AnswerSheet
  /** The best fitting answers; null without any. */
  readonly offered: OfferedAnswers | null
}

/** Answers from last time, or of a sibling: all are shown, and one tap takes them. Gone once anything is answered. [O-353] */
export function AnswersOffered({ sheet, offered }: Props) {
  const { t } = useTranslation(['activities'])
  const answerText = useAnswerText()
  const [taken, setTaken] = useState<string | null>(null)
  const id = `answers-offered-${sheet.scope}`
  if (taken !== null) {
    return (
      <Offer id={id} tabIndex={-1} role="status">
        {t('activities:questions.offered.taken', { answers: taken })}
      </Offer>
    )
  }
  if (offered === null || Object.keys(sheet.values).length > 0) return null
  const given = sheet.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const value = offered.values[question.id]
      return value === undefined ? [] : [{ question, text: answerText(question, value) }]
    })
  if (given.length === 0) return null

  function take({ title, values }: OfferedAnswers): void {
    sheet.restore(values)
    setTaken(title)
    goToField(id, 'nearest')
  }

  return (
    <Offer id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{offered.title}</Title>
      <Given>
        {given.map(({ question, text }) => (
          <div key={question.id}>
            <dt>{question.question}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Given>
      <Button
        variant="secondary"
        label={`${t('activities:questions.offered.use')}: ${offered.title}`}
        onClick={() => take(offered)}
      >
        {t('activities:questions.offered.use')}
      </Button>
    </Offer>
  )
}
