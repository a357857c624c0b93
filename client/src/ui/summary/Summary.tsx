import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { onMobile } from '../../theme/media.ts'
import { ActionBar } from '../layout/ActionBar.tsx'

// Floats beside the page on wide screens; on phones its frame is the bar at the bottom.
const Panel = chakra('div', {
  base: {
    // The bar stays in view for as long as what the summary stands in, not the summary alone.
    [onMobile]: { display: 'contents' },
    '@media (min-width: 576px)': {
      p: '6',
      bg: 'bg',
      borderRadius: 'card',
      boxShadow: 'float',
      '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
    },
  },
})
const Total = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    fontWeight: 'bold',
    '@media (min-width: 576px)': { pt: '4', borderTopWidth: '1px', borderColor: 'border' },
  },
})
const Word = chakra('span', { base: { [onMobile]: { position: 'absolute', opacity: 0, width: '1px', height: '1px' } } })
const Amount = chakra('span', { base: { fontSize: { base: 'lg', sm: 'xl' }, lineHeight: '1.25' } })
const OnPhones = chakra('div', { base: { fontSize: 'xs', color: 'fg.muted', sm: { display: 'none' } } })
const Notes = chakra('div', {
  base: { display: 'grid', gap: '2', mt: '3', fontSize: 'sm', color: 'fg.muted', [onMobile]: { display: 'none' } },
})
const ToDo = chakra('div', { base: { fontSize: { base: 'xs', sm: 'sm' }, mt: { sm: '3' } } })
const Actions = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignItems: 'center',
    [onMobile]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '3' },
  },
})

type Props = {
  /** Accessible name of the group: 'Total and booking'. */
  readonly label: string
  /** Picture, name, dates: see `SummaryHead`. */
  readonly head?: ReactNode
  /** What the total is made of: see `SummaryLines`. */
  readonly lines?: ReactNode
  /** The total itself, as money; absent where nobody qualifies or nothing is chosen yet. */
  readonly total?: ReactNode
  /** Word before the total; 'Total' unless another is stated. */
  readonly totalWord?: string
  /** Until when it can be cancelled, and other quiet sentences. */
  readonly notes?: ReactNode
  /** One short line under the total on phones: the person. */
  readonly phoneNote?: ReactNode
  /** What is still missing, linked: see `StillToDo`. */
  readonly toDo?: ReactNode
  /** One or two buttons; on phones side by side. */
  readonly actions?: ReactNode
}

/**
 * What is being chosen or paid: thing, person, lines, total, until when it can be cancelled, what is missing, the action.
 * Beside the page on wide screens, on phones a bar of at most 136 px whose *Details* open head and lines.
 */
export function Summary(props: Props) {
  const { t } = useTexts()
  const { label, head, lines, total, totalWord, notes, phoneNote, toDo, actions } = props
  return (
    <Panel>
      <ActionBar
        label={label}
        details={
          head || lines ? (
            <>
              {head}
              {lines}
            </>
          ) : undefined
        }
        lead={
          <>
            {total === undefined || total === null ? null : (
              <Total>
                <Word>{totalWord ?? t('common:summary.total')}</Word>
                <Amount>{total}</Amount>
              </Total>
            )}
            {phoneNote ? <OnPhones>{phoneNote}</OnPhones> : null}
            {notes ? <Notes>{notes}</Notes> : null}
            {toDo ? <ToDo>{toDo}</ToDo> : null}
          </>
        }
      >
        {actions ? <Actions>{actions}</Actions> : null}
      </ActionBar>
    </Panel>
  )
}
