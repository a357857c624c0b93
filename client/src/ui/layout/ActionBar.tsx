import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../buttons/Button.tsx'
import { asBar, asPanel, barInView } from '../../theme/media.ts'
import { useStickyEdge } from './use-sticky-edge.ts'

// At the bottom of the screen, above the phone's own bar, and at most 136 px high while closed; beside two columns it
// is in place.
const Bar = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    [asBar]: {
      mx: '-4',
      px: '4',
      pt: '2',
      pb: 'calc(8px + env(safe-area-inset-bottom))',
      columnGap: '3',
      rowGap: '1',
      bg: 'bg',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    [barInView]: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      boxShadow: 'float',
      '&[data-in-flow]': { position: 'static', boxShadow: 'none' },
    },
  },
  variants: {
    // Floats beside the page.
    panel: {
      true: {
        [asPanel]: {
          p: '6',
          bg: 'bg',
          borderRadius: 'card',
          boxShadow: 'float',
          '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
        },
      },
    },
    // One line on phones: price left, action right.
    oneLine: {
      true: { [asBar]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', alignItems: 'center' } },
    },
  },
})
const Lines = styled('div', {
  base: { display: 'grid', gap: '4', [barInView]: { maxHeight: '55dvh', overflowY: 'auto' } },
  variants: {
    open: { true: { [asBar]: { gridColumn: '1 / -1', pb: '2' } }, false: { [asBar]: { display: 'none' } } },
  },
})
const Lead = styled('div', {
  base: {
    [asBar]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      lineHeight: '1.25',
    },
  },
})
const Said = styled('div', { base: { minWidth: 0, flex: '1', [asBar]: { containerType: 'inline-size' } } })
const Toggle = styled('div', { base: { display: 'none', [asBar]: { display: 'block', flexShrink: 0 } } })

type Props = {
  /** One or two buttons. */
  readonly children: ReactNode
  readonly label: string
  /** Stays visible beside or above the buttons: the total, and what is missing. */
  readonly lead?: ReactNode
  /** Expanded on wide screens; in the bar *Details* opens it. */
  readonly details?: ReactNode
  /** Price on the left of the bar, action on its right. */
  readonly oneLine?: boolean
  /** Has its own surface beside the page. */
  readonly panel?: boolean
}

/**
 * The page's primary action with its total: a bar at the bottom of the screen, a block in the right column of wide
 * ones. It is sticky within its parent, so put it directly into the part it belongs to.
 */
export function ActionBar({ children, label, lead, details, oneLine = false, panel = false }: Props) {
  const { t } = useTranslation(['common'])
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const bar = useStickyEdge<HTMLDivElement>('bottom')
  return (
    <Bar ref={bar} role="group" aria-label={label} oneLine={oneLine} panel={panel}>
      {details === undefined ? null : (
        <Lines id={detailsId} open={open}>
          {details}
        </Lines>
      )}
      {lead === undefined && details === undefined ? null : (
        <Lead>
          <Said>{lead}</Said>
          {details === undefined ? null : (
            <Toggle>
              <Button
                variant="text"
                size="small"
                expanded={open}
                controls={detailsId}
                icon={open ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
                onClick={() => setOpen(!open)}
              >
                {t('common:summary.details')}
              </Button>
            </Toggle>
          )}
        </Lead>
      )}
      {children}
    </Bar>
  )
}
