import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { outOfSight } from '../text/VisuallyHidden.tsx'
import { ToggleChip } from '../labels/Chip.tsx'
import { chipRecipe } from '../labels/chip-recipe.ts'
import { FilterChoices } from './FilterChoices.tsx'
import type { ListFilter } from './list-filter.ts'
import { chosenLabels } from './list-filter.ts'

const Frame = styled('div', { base: { position: 'relative', mb: '4' } })
const Row = styled('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '3', justifyContent: 'space-between' },
})
// One scrolling line on phones; the padding leaves room for the focus ring.
const Chips = styled('div', {
  base: {
    display: 'flex',
    gap: '10px',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    py: '6px',
    minWidth: 0,
    '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
})
const Opener = styled('button', chipRecipe)
// Level with the first line of chips.
const Status = styled('p', {
  base: {
    py: '6px',
    lineHeight: '44px',
    fontSize: 'sm',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    // Phones have no room beside the chips: there it is only read out.
    '@media (max-width: 767px)': outOfSight,
  },
})

export type Toggle = { readonly id: string; readonly label: string; readonly on: boolean }

type Props = {
  readonly label: string
  readonly filters: readonly ListFilter[]
  readonly icons: Readonly<Record<string, ReactNode>>
  readonly toggles?: readonly Toggle[]
  /** The number of results, and their order. */
  readonly status: string
  readonly onChoose: (id: string, values: readonly string[]) => void
  readonly onToggle?: (id: string, on: boolean) => void
}

/** Filters of a list as chips; the page keeps the choice in its address. */
export function FilterBar({ label, filters, icons, toggles = [], status, onChoose, onToggle }: Props) {
  const { t } = useTranslation(['common'])
  const [openId, setOpenId] = useState<string | null>(null)
  const panelId = useId()
  const open = filters.find(({ id }) => id === openId)

  function close(): void {
    setOpenId(null)
    document.querySelector<HTMLElement>(`[aria-controls="${panelId}"][aria-expanded="true"]`)?.focus()
  }

  return (
    <Frame role="group" aria-label={label}>
      <Row>
        <Chips>
          {filters.map((filter) => {
            const chosen = chosenLabels(filter)
            return (
              <Opener
                key={filter.id}
                type="button"
                data-chosen={chosen.length > 0 ? '' : undefined}
                aria-expanded={filter.id === openId}
                aria-controls={panelId}
                onClick={() => setOpenId(filter.id === openId ? null : filter.id)}
              >
                {icons[filter.id]}
                {chosen.length === 0
                  ? filter.label
                  : t('common:filters.chosen', { label: filter.label, chosen: chosen.join(', ') })}
                <ChevronDown aria-hidden="true" />
              </Opener>
            )
          })}
          {toggles.map((toggle) => (
            <ToggleChip key={toggle.id} on={toggle.on} onPress={() => onToggle?.(toggle.id, !toggle.on)}>
              {toggle.label}
            </ToggleChip>
          ))}
        </Chips>
        <Status role="status">{status}</Status>
      </Row>
      {open ? (
        <FilterChoices
          key={open.id}
          id={panelId}
          filter={open}
          onChoose={(values) => onChoose(open.id, values)}
          onClose={close}
          onLeave={() => setOpenId(null)}
        />
      ) : null}
    </Frame>
  )
}
