import { useEffect, useEffectEvent, useId, useRef } from 'react'
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

/** Scrolls a summary out from under the header where the focused field stays in view. */
function showWhole(summary: HTMLElement): void {
  const page = getComputedStyle(document.documentElement)
  const { top, bottom } = summary.getBoundingClientRect()
  const hidden = (parseFloat(page.scrollPaddingTop) || 0) - top
  const field = document.activeElement?.getBoundingClientRect()
  const room = window.innerHeight - (parseFloat(page.scrollPaddingBottom) || 0) - (field?.bottom ?? 0)
  if (hidden > 0 && bottom > 0 && hidden <= room) window.scrollBy(0, -hidden)
}

/** The problems of a form after a failed submit: announced, with a link to each field, and focus on the first. */
export function FormErrorSummary({ errors, attempt }: Props) {
  const { t } = useTranslation(['common'])
  const titleId = useId()
  const goToFirst = useEffectEvent(() => {
    if (errors[0]) goToField(errors[0].fieldId)
    if (box.current) showWhole(box.current)
  })
  const box = useRef<HTMLDivElement>(null)

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
    <Box ref={box} role="alert" aria-labelledby={titleId}>
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
