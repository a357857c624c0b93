import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { goToField } from '../../../ui/focus/move-focus.ts'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { useOpenRow } from './use-open-row.ts'

/** Rows with a label, a value and an action. */
export const Rows = styled('div', {
  base: { borderTopWidth: '1px', borderColor: 'border', '& > *': { borderBottomWidth: '1px', borderColor: 'border' } },
})
// Large text puts the action below the value.
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '58px',
    py: '2',
  },
})
const Label = styled('h3', {
  base: {
    flexBasis: { base: 'full', md: '11rem' },
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'normal',
    letterSpacing: '0',
    color: 'fg.muted',
  },
})
const Value = styled('div', { base: { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' } })
const Action = styled('div', { base: { fontSize: 'sm', color: 'fg.muted', marginInlineStart: 'auto' } })
const Panel = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    my: '2',
    p: { base: '4', md: '5' },
    borderRadius: 'card',
    bg: 'bg.subtle',
    '& form': { maxWidth: '480px' },
    scrollMarginTop: { mdDown: '44px' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const PanelTitle = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' },
})

type LineProps = { readonly label: string; readonly children: ReactNode; readonly action?: ReactNode }

/** One detail with its value, and an action or a remark at the end. */
export function DetailLine({ label, children, action }: LineProps) {
  return (
    <Line>
      <Label>{label}</Label>
      <Value>{children}</Value>
      <Action>{action}</Action>
    </Line>
  )
}

type Props = {
  /** The name of the row on the page. */
  readonly name: string
  readonly label: string
  readonly value: ReactNode
  readonly action: string
  /** The accessible name of the action. */
  readonly actionLabel: string
  /** The form, while the row is open. */
  readonly children: (close: () => void) => ReactNode
}

/** One detail that can be changed in place. Focus goes to the first field, and back to the action when it is closed. */
export function DetailRow({ name, label, value, action, actionLabel, children }: Props) {
  const { isOpen, open, close } = useOpenRow(name)
  const panelId = useId()
  const line = useReturnFocus(isOpen)

  useEffect(() => {
    // At the top: what is half behind the sticky bars belongs to no other row.
    if (isOpen) goToField(panelId, 'start')
  }, [isOpen, panelId])

  if (isOpen) {
    return (
      <Panel
        id={panelId}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <PanelTitle>{label}</PanelTitle>
        {children(close)}
      </Panel>
    )
  }
  return (
    <div ref={line}>
      <DetailLine
        label={label}
        action={
          <Button variant="text" size="small" label={actionLabel} expanded={false} onClick={open}>
            {action}
          </Button>
        }
      >
        {value}
      </DetailLine>
    </div>
  )
}
