import { useEffect, useEffectEvent, useId } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { goToField } from '../focus/move-focus.ts'

const Box = styled('div', {
  base: {
    borderWidth: '1px',
    borderInlineStartWidth: '5px',
    borderColor: 'danger',
    borderRadius: 'control',
    bg: 'danger.subtle',
    p: '4',
    mb: '6',
    'form > &': { mb: '0' },
  },
})
const Title = styled('h2', { base: { fontSize: 'lg', mb: '2' } })
const List = styled('ul', {
  base: { display: 'grid', gap: '1', '& a': { color: 'danger', fontWeight: 'bold', overflowWrap: 'anywhere' } },
})

export type FormError = {
  /** The id of the control, or group, that the message concerns. */
  readonly fieldId: string
  /** The message below the field, word for word. */
  readonly message: string
  /** The field's label, for messages that do not say which field they are about. */
  readonly name?: string | undefined
}

type Props = {
  readonly errors: readonly FormError[]
  /** Grows with every failed submit, so that focus moves to the first problem again. */
  readonly attempt: number
}

/** The problems of a form after a failed submit: announced, with a link to each field, and focus on the first. */
export function FormErrorSummary({ errors, attempt }: Props) {
  const { t } = useTranslation(['common'])
  const titleId = useId()
  const goToFirst = useEffectEvent(() => {
    if (errors[0]) goToField(errors[0].fieldId)
  })

  useEffect(() => {
    if (attempt > 0) goToFirst()
  }, [attempt])

  if (errors.length === 0) return null

  /** 'First name: Required'; a question ends with a sign of its own. */
  function textOf({ message, name }: FormError): string {
    if (name === undefined || message.includes(name)) return message
    return t(name.endsWith('?') ? 'common:forms.afterQuestion' : 'common:forms.afterName', { name, message })
  }

  function follow(event: MouseEvent, fieldId: string): void {
    event.preventDefault()
    goToField(fieldId)
  }

  return (
    <Box role="alert" aria-labelledby={titleId}>
      <Title id={titleId}>{t('common:forms.summaryTitle', { count: errors.length })}</Title>
      <List>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => follow(event, error.fieldId)}>
              {textOf(error)}
            </a>
          </li>
        ))}
      </List>
    </Box>
  )
}
