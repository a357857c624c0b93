import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { onMobile } from '../../theme/media.ts'
import { Button } from '../buttons/Button.tsx'
import { useStickyEdge } from './use-sticky-edge.ts'

// On a screen turned on its side, or at 400 % zoom, a bar in view would leave no room to read.
const inView = '@media (max-width: 575px) and (min-height: 421px)'

// On phones the bar stays at the bottom of the screen, above the phone's own bar, and is at most 136 px high while it is
// closed; wider it stands where it is put.
const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    [onMobile]: {
      mx: '-4',
      px: '4',
      pt: '10px',
      pb: 'calc(10px + env(safe-area-inset-bottom))',
      columnGap: '3',
      rowGap: '2',
      bg: 'bg',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    [inView]: { position: 'sticky', bottom: '0', zIndex: 'sticky', boxShadow: 'float' },
  },
  variants: {
    // One line on phones: what it costs on the left, the action on the right.
    oneLine: {
      true: { [onMobile]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', alignItems: 'center' } },
    },
  },
})
const Lines = chakra('div', {
  base: { display: 'grid', gap: '4', [inView]: { maxHeight: '55dvh', overflowY: 'auto' } },
  variants: {
    open: { true: { [onMobile]: { gridColumn: '1 / -1', pb: '2' } }, false: { [onMobile]: { display: 'none' } } },
  },
})
const Lead = chakra('div', {
  base: {
    [onMobile]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      lineHeight: '1.25',
    },
  },
})
const Said = chakra('div', { base: { minWidth: 0, flex: '1' } })
const Toggle = chakra('div', { base: { display: 'none', [onMobile]: { display: 'block', flexShrink: 0 } } })

type Props = {
  /** The actions: one or two buttons. */
  readonly children: ReactNode
  readonly label: string
  /** What stays in view beside or above the actions: the total, and what is still to do. */
  readonly lead?: ReactNode
  /** Unfolded on wide screens; on phones *Details* opens it. */
  readonly details?: ReactNode
  readonly oneLine?: boolean
}

/** The page's one primary action with its total: bottom bar on phones, block in the column on wide screens. */
export function ActionBar({ children, label, lead, details, oneLine = false }: Props) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const bar = useStickyEdge<HTMLDivElement>('bottom')
  return (
    <Bar ref={bar} role="group" aria-label={label} oneLine={oneLine}>
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
