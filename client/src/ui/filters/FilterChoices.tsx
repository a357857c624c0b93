import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../buttons/Button.tsx'
import { ChoiceChip } from '../labels/Chip.tsx'
import type { ListFilter } from './list-filter.ts'
import { afterPressing } from './list-filter.ts'
import { WindowChoices } from './WindowChoices.tsx'

const Sheet = styled('fieldset', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '0',
    zIndex: 'sticky',
    display: 'grid',
    gap: '3',
    mt: '1',
    p: '4',
    maxWidth: { md: '480px' },
    minWidth: 0,
    bg: 'bg',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'float',
    outline: 'none',
  },
})
const Legend = styled('legend', { base: { float: 'left', width: 'full', fontWeight: 'bold' } })
const Options = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Count = styled('span', { base: { color: 'fg.muted', fontWeight: 'normal' } })
const Foot = styled('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } })

type Props = {
  readonly id: string
  readonly filter: ListFilter
  /** The chosen values; for a window its two ends, '' for an open one. */
  readonly onChoose: (values: readonly string[]) => void
  /** Closed on purpose: focus returns to the chip. */
  readonly onClose: () => void
  /** Left by pointer or Tab: focus is elsewhere already. */
  readonly onLeave: () => void
}

/** The options of one filter, each with the number of results it would leave. */
export function FilterChoices({ id, filter, onChoose, onClose, onLeave }: Props) {
  const { t } = useTranslation(['common'])
  const sheet = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus()
  }, [])

  useEffect(() => {
    function away({ target }: PointerEvent): void {
      const inside = target instanceof Node && sheet.current?.parentElement?.contains(target)
      if (!inside) onLeave()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [onLeave])

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !sheet.current?.parentElement?.contains(relatedTarget)) onLeave()
  }

  function escape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose()
  }

  return (
    // Pressing a label focuses its nearest focusable ancestor: the sheet, or else the page, which would close it.
    <Sheet id={id} ref={sheet} tabIndex={-1} onBlur={leave} onKeyDown={escape}>
      <Legend>{filter.label}</Legend>
      {filter.kind === 'window' ? (
        <WindowChoices filter={filter} onChoose={onChoose} />
      ) : (
        <Options>
          {filter.options.map(({ value, label, count }) => (
            <ChoiceChip
              key={value}
              kind={filter.kind === 'one' ? 'radio' : 'checkbox'}
              name={`${id}-${filter.id}`}
              checked={filter.chosen.includes(value)}
              onChange={() => onChoose(afterPressing(filter, value))}
            >
              {label}
              <Count>{count}</Count>
            </ChoiceChip>
          ))}
        </Options>
      )}
      <Foot>
        <Button variant="text" onClick={() => onChoose([])}>
          {t('common:filters.clear')}
        </Button>
        <Button onClick={onClose}>{t('common:filters.done')}</Button>
      </Foot>
    </Sheet>
  )
}
