import { styled } from '../../../theme/styled.ts'
import { Button } from '../../buttons/Button.tsx'
import { takeFocus } from '../../focus/move-focus.ts'

const Box = styled('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '3',
    p: '4',
    borderRadius: 'card',
    bg: 'bg.subtle',
    outline: 'none',
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type Props = {
  /** The accessible name of the question. */
  readonly name: string
  /** The consequence of the action. */
  readonly consequence: string
  /** The label of the button that does it. */
  readonly action: string
  /** The label of the button that changes nothing. */
  readonly keep: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** A question asked once, in the place of the button that raised it. It takes the focus; Escape changes nothing. */
export function AskInPlace({ name, consequence, action, keep, busy, onConfirm, onKeep }: Props) {
  return (
    <Box
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeep()
      }}
    >
      <p>{consequence}</p>
      <Ways>
        <Button busy={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {keep}
        </Button>
      </Ways>
    </Box>
  )
}
