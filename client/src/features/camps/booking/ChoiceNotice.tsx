import { CalendarCheck } from 'lucide-react'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { goToField } from '../../../ui/focus/move-focus.ts'

const Notice = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: '4',
    py: '2',
    borderRadius: 'control',
    bg: 'bg.subtle',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, color: 'link' },
    '& > p': { flex: '1 1 12rem', minWidth: 0, fontWeight: 'bold' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})

type Props = {
  /** The id of the step for the dates. */
  readonly datesId: string
  readonly text: string
  readonly action: string
  /** The button's name where its text says too little. */
  readonly label?: string
  readonly onAct: () => void
}

/** A note about the chosen days, with a button that changes them. [S4-057, O-313, O-488] */
export function ChoiceNotice({ datesId, text, action, label, onAct }: Props) {
  function act(): void {
    onAct()
    // The button goes with its notice.
    goToField(datesId, 'nearest')
  }

  return (
    <Notice role="status">
      <CalendarCheck aria-hidden="true" />
      <p>{text}</p>
      <Button variant="text" {...(label === undefined ? {} : { label })} onClick={act}>
        {action}
      </Button>
    </Notice>
  )
}
