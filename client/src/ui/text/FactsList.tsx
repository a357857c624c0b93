import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    columnGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    py: '5',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > li': { display: 'flex', gap: '3', minWidth: 0 },
    '& svg': { width: '20px', height: '20px', mt: '3px', flexShrink: 0, color: 'link' },
  },
})
const Words = styled('span', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Strong = styled('strong', { base: { display: 'block' } })
const Muted = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

export type Fact = {
  readonly id: string
  readonly icon: ReactNode
  readonly strong: ReactNode
  readonly muted?: ReactNode
}

/** Facts with icon, strong line and muted line; two columns from 768 px. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ id, icon, strong, muted }) => (
        <li key={id}>
          {icon}
          <Words>
            <Strong>{strong}</Strong>
            {muted ? <Muted>{muted}</Muted> : null}
          </Words>
        </li>
      ))}
    </List>
  )
}
