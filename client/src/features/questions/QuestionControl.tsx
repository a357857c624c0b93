import { limits } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/fields/choices/Checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/CheckboxGroup.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import type { FieldProps } from '../../ui/fields/frame/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../ui/fields/choices/RadioGroup.tsx'
import { Select } from '../../ui/fields/choices/Select.tsx'
import type { Option } from '../../ui/fields/choices/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { styled } from '../../theme/styled.ts'
import type { AnswerValue } from './question-rules.ts'
import { kindOf } from './question.ts'
import type { Question } from './question.ts'
import { useQuestionText } from './use-answers.ts'

const Block = styled('div', { base: { display: 'grid', gap: '1' } })
const QuestionText = styled('p', { base: { fontWeight: 'bold' } })
const Note = styled('p', { base: { color: 'fg.muted' } })

/** A question of an unsupported type. */
function UnsupportedQuestion({ question }: { readonly question: string }) {
  const { t } = useTranslation(['activities'])
  return (
    <Block>
      <QuestionText>{question}</QuestionText>
      <Note>{t('activities:questions.unsupported')}</Note>
    </Block>
  )
}

type Props = {
  readonly question: Question
  readonly id: string
  readonly value: AnswerValue
  readonly error: string | undefined
  readonly onChange: (value: AnswerValue) => void
}

const optionsOf = ({ options }: Question): readonly Option[] =>
  options.map(({ id, value }) => ({ value: String(id), label: value }))

/** The control of a question's type. */
export function QuestionControl({ question, id, value, error, onChange }: Props) {
  const { t } = useTranslation(['activities'])
  const label = useQuestionText()(question)
  const field: FieldProps = { id, label, error, optional: !question.required }
  const text = typeof value === 'string' ? value : ''
  const typed = { ...field, value: text, onChange, autoComplete: 'off' } as const
  const options = optionsOf(question)
  switch (kindOf(question)) {
    case 'line':
      return <TextField {...typed} type={question.format === 'telephone' ? 'tel' : 'text'} />
    case 'paragraph':
      return <TextField {...typed} multiline maxLength={limits.answerLength} />
    case 'number':
      return <NumberField {...field} value={text} onChange={onChange} />
    case 'date':
      return <DateField {...field} value={text} onChange={onChange} />
    case 'select':
      return <Select {...field} value={text} onChange={onChange} options={options} />
    case 'radio': {
      // Radio buttons cannot be cleared, so an optional question has a "no answer" choice.
      const none = { value: '', label: t('activities:questions.noAnswer') }
      return (
        <RadioGroup
          {...field}
          value={text}
          onChange={onChange}
          options={question.required ? options : [...options, none]}
        />
      )
    }
    case 'several':
      return (
        <CheckboxGroup {...field} values={Array.isArray(value) ? value : []} onChange={onChange} options={options} />
      )
    case 'agreement':
      return <Checkbox id={id} label={label} checked={value === true} error={error} onChange={onChange} />
    case 'hidden':
    case 'heading':
      return null
    case 'unsupported':
      return <UnsupportedQuestion question={label} />
  }
}
