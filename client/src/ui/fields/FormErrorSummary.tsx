import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'

const Box = chakra('div', {
  base: {
    borderWidth: '1px',
    borderInlineStartWidth: '5px',
    borderColor: 'danger',
    borderRadius: 'control',
    bg: 'danger.subtle',
    p: '4',
    mb: '6',
  },
})
const Title = chakra('h2', { base: { fontSize: 'lg', mb: '2' } })
const List = chakra('ul', { base: { display: 'grid', gap: '1', '& a': { color: 'danger', fontWeight: 'bold' } } })

export type FormError = {
  /** Id of the control, or of the group of controls, that the message is about. */
  readonly fieldId: string
  readonly message: string
}

type Props = {
  readonly errors: readonly FormError[]
  /** Grows with every failed submit, so that the summary takes focus again. */
  readonly attempt: number
}

/** What is wrong in a form, after a failed submit: takes focus, and each line leads to its field. */
export function FormErrorSummary({ errors, attempt }: Props) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null

  function goTo(event: MouseEvent, fieldId: string): void {
    event.preventDefault()
    const field = document.getElementById(fieldId)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }

  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="form-error-summary">
      <Title id="form-error-summary">{t('common:forms.summaryTitle', { count: errors.length })}</Title>
      <List>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => goTo(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </List>
    </Box>
  )
}
