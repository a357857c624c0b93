import { Calendar } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { controlRecipe } from './frame/control-recipe.ts'
import { formatDay, parseDay } from './date-text.ts'
import { useAutofill } from './frame/autofill.ts'
import { FieldFrame } from './frame/FieldFrame.tsx'
import type { FieldProps } from './frame/FieldFrame.tsx'

const Input = styled('input', controlRecipe)
const Row = styled('span', { base: { display: 'flex', position: 'relative', minWidth: '150px', maxWidth: '240px' } })
const Picker = styled('button', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    top: '0',
    height: 'full',
    width: 'touch',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    borderRadius: 'control',
    cursor: 'pointer',
    '& svg': { width: '20px', height: '20px' },
  },
})
const NativeDate = styled('input', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    opacity: 0,
    pointerEvents: 'none',
  },
})

type Props = FieldProps & {
  /** `YYYY-MM-DD`, or the text typed where it is no date. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  /** Earliest and latest day in the calendar, `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
  readonly autoComplete?: 'bday' | 'off'
}

function valueOf(text: string): string {
  return parseDay(text) ?? text.trim()
}

/** A date, typed as DD-MM-YYYY or chosen in the browser's calendar. */
export function DateField(props: Props) {
  const { t } = useTranslation(['common'])
  const calendar = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  const [left, setLeft] = useState(false)
  const autoComplete = useAutofill(props.autoComplete ?? 'off')
  const dayTyped = formatDay(props.value)
  const isDraftCurrent = valueOf(draft) === props.value
  const isUnreadable = left && props.value !== '' && dayTyped === ''

  function type(text: string): void {
    setDraft(text)
    props.onChange(valueOf(text))
  }

  return (
    <FieldFrame {...props} error={props.error ?? (isUnreadable ? t('common:forms.dateInvalid') : undefined)}>
      {(control) => (
        <Row>
          <Input
            {...control}
            name={props.name}
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={t('common:forms.datePlaceholder')}
            value={isDraftCurrent ? draft : dayTyped || props.value}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => {
              setLeft(true)
              props.onBlur?.()
            }}
          />
          <NativeDate
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={dayTyped === '' ? '' : props.value}
            min={props.min}
            max={props.max}
            onChange={(event) => type(formatDay(event.currentTarget.value))}
          />
          <Picker
            type="button"
            aria-label={`${t('common:forms.openCalendar')}: ${props.label}`}
            onClick={() => calendar.current?.showPicker()}
          >
            <Calendar aria-hidden="true" />
          </Picker>
        </Row>
      )}
    </FieldFrame>
  )
}
