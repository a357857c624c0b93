import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Group = styled('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
})
const Card = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    minHeight: '72px',
    px: '4',
    py: '3',
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    cursor: 'pointer',
    '& > input': { width: '22px', height: '22px', accentColor: 'var(--theme-brand-edge)', cursor: 'inherit' },
    '&:has(input:checked)': {
      borderColor: 'brand.edge',
      bg: 'brand.subtle',
      boxShadow: 'inset 0 0 0 1px var(--theme-brand-edge)',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    '&:has(input:disabled)': {
      borderStyle: 'dashed',
      bg: 'bg.subtle',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
  },
})
const Fixed = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    px: '4',
    py: '3',
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderColor: 'brand.edge',
    bg: 'brand.subtle',
  },
})
const Name = styled('span', { base: { fontWeight: 'bold', lineHeight: '1.375rem' } })
const Detail = styled('span', {
  base: { gridColumn: '2', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})

export type Way<Id extends string> = {
  readonly id: Id
  readonly name: ReactNode
  readonly detail: string | null
  readonly disabled: boolean
}

type Props<Id extends string> = {
  readonly label: string
  readonly ways: readonly Way<Id>[]
  readonly chosen: Id
  readonly onChange: (id: Id) => void
}

/** The ways to book a camp: native radios styled as cards. */
export function HowToBook<Id extends string>({ label, ways, chosen, onChange }: Props<Id>) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-label={label}>
      {ways.map((way) => (
        <Card key={way.id}>
          <input
            type="radio"
            name={name}
            checked={way.id === chosen}
            disabled={way.disabled}
            onChange={() => onChange(way.id)}
          />
          <Name>{way.name}</Name>
          {way.detail === null ? null : <Detail>{way.detail}</Detail>}
        </Card>
      ))}
    </Group>
  )
}

/** The only way to book a camp. */
export function OnlyWay({ name, detail }: { readonly name: ReactNode; readonly detail: string | null }) {
  return (
    <Fixed>
      <Name>{name}</Name>
      {detail === null ? null : <Detail style={{ gridColumn: 1 }}>{detail}</Detail>}
    </Fixed>
  )
}
