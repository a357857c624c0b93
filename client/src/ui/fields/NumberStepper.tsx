import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { stepped } from './step.ts'
import type { StepEvent, StepRange } from './step.ts'

const Row = styled('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
  },
})
const Step = styled('button', {
  base: {
    width: 'touch',
    height: 'touch',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'control',
    color: 'link',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle' },
    '&[aria-disabled="true"]': { color: 'border.strong', cursor: 'not-allowed', bg: 'transparent' },
    '& svg': { width: '20px', height: '20px' },
  },
})
const Value = styled('input', {
  base: {
    width: '10',
    height: 'touch',
    textAlign: 'center',
    fontWeight: 'bold',
    bg: 'transparent',
    borderRadius: 'control',
  },
})

type Props = StepRange & {
  /** The counted item; part of every accessible name. */
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const keyEvents: Readonly<Record<string, StepEvent>> = {
  ArrowUp: { kind: 'increase' },
  ArrowRight: { kind: 'increase' },
  ArrowDown: { kind: 'decrease' },
  ArrowLeft: { kind: 'decrease' },
  Backspace: { kind: 'erased' },
  Delete: { kind: 'erased' },
}

/** A small whole number between min and max, by buttons, keys or typing. */
export function NumberStepper({ name, value, min, max, onChange }: Props) {
  const { t } = useTranslation(['common'])

  function take(event: StepEvent): void {
    const next = stepped(value, event, { min, max })
    if (next !== value) onChange(next)
  }

  function press(event: KeyboardEvent): void {
    const known = keyEvents[event.key]
    if (!known) return
    event.preventDefault()
    take(known)
  }

  return (
    <Row role="group" aria-label={name}>
      <Step
        type="button"
        aria-label={t('common:stepper.decrease', { name })}
        aria-disabled={value <= min ? true : undefined}
        onClick={() => take({ kind: 'decrease' })}
      >
        <Minus aria-hidden="true" />
      </Step>
      <Value
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={String(value)}
        onKeyDown={press}
        onDoubleClick={() => take({ kind: 'double-clicked' })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => take({ kind: 'typed', text: event.currentTarget.value })}
      />
      <Step
        type="button"
        aria-label={t('common:stepper.increase', { name })}
        aria-disabled={value >= max ? true : undefined}
        onClick={() => take({ kind: 'increase' })}
      >
        <Plus aria-hidden="true" />
      </Step>
    </Row>
  )
}
