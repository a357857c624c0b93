import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '4' },
  },
})
const What = styled('span', {
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: { indented: { true: { ps: '4', color: 'fg.muted' } } },
})
const Note = styled('span', { base: { display: 'block', color: 'fg.muted' } })
const Amount = styled('strong', { base: { whiteSpace: 'nowrap' } })

export type SummaryLine = {
  readonly id: string
  readonly what: ReactNode
  /** An explanation: '7 of 12 sessions left'. */
  readonly note?: ReactNode
  /** An amount as text or `Money`. */
  readonly amount: ReactNode
  /** Belongs to the line above. */
  readonly isPart?: boolean
}

/** The lines of a total under a hairline; hidden when empty. */
export function SummaryLines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return null
  return (
    <List>
      {lines.map(({ id, what, note, amount, isPart = false }) => (
        <li key={id}>
          <What indented={isPart}>
            {what}
            {note ? <Note>{note}</Note> : null}
          </What>
          <Amount>{amount}</Amount>
        </li>
      ))}
    </List>
  )
}
