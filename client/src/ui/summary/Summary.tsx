import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { ActionBar } from '../layout/ActionBar.tsx'
import { asBar, asPanel } from '../../theme/media.ts'

const Total = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    fontWeight: 'bold',
    [asPanel]: { pt: '4', borderTopWidth: '1px', borderColor: 'border' },
  },
})
const Word = styled('span', { base: { [asBar]: { position: 'absolute', opacity: 0, width: '1px', height: '1px' } } })
const Amount = styled('span', { base: { fontSize: { base: 'lg', xl: 'xl' }, lineHeight: '1.25' } })
const InBar = styled('div', { base: { fontSize: 'xs', color: 'fg.muted', [asPanel]: { display: 'none' } } })
const Notes = styled('div', {
  base: { display: 'grid', gap: '2', mt: '3', fontSize: 'sm', color: 'fg.muted', [asBar]: { display: 'none' } },
})
const Gaps = styled('div', { base: { fontSize: { base: 'xs', xl: 'sm' }, mt: { xl: '3' } } })
const Actions = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignItems: 'center',
    // Side by side while the text has room, at any size of text.
    [asBar]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))', gap: '3' },
  },
})

type Props = {
  /** The group's accessible name: 'Total and booking'. */
  readonly label: string
  /** Picture, name, dates: see `SummaryHead`. */
  readonly head?: ReactNode
  /** The lines of the total: see `SummaryLines`. */
  readonly lines?: ReactNode
  /** The total, formatted; absent without a price or a choice. */
  readonly total?: ReactNode
  /** The label of the total; 'Total' by default. */
  readonly totalWord?: string
  /** The cancellation deadline, and other quiet sentences. */
  readonly notes?: ReactNode
  /** One short line under the total in the bar: the attendee. */
  readonly phoneNote?: ReactNode
  /** The missing parts, as links: see `StillToDo`. */
  readonly toDo?: ReactNode
  /** One or two buttons; side by side in the bar. */
  readonly actions?: ReactNode
}

/**
 * The choice or order: item, attendee, lines, total, cancellation deadline, missing parts, action. Beside the page on
 * wide screens, else a bar of at most 136 px at the bottom whose *Details* open head and lines.
 */
export function Summary(props: Props) {
  const { t } = useTranslation(['common'])
  const { label, head, lines, total, totalWord, notes, phoneNote, toDo, actions } = props
  return (
    <ActionBar
      panel
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
          {phoneNote ? <InBar>{phoneNote}</InBar> : null}
          {notes ? <Notes>{notes}</Notes> : null}
          {toDo ? <Gaps>{toDo}</Gaps> : null}
        </>
      }
    >
      {actions ? <Actions>{actions}</Actions> : null}
    </ActionBar>
  )
}
