import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '10' },
    mt: { base: '10', md: '14' },
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { width: '20px', height: '20px', mt: '3px', flexShrink: 0, color: 'link' },
  },
})
const Name = styled('strong', { base: { display: 'block' } })
const Text = styled('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'sm' } })

export type Reassurance = { readonly icon: ReactNode; readonly name: string; readonly text: string }

/** Assurances for everything on a page: icon, name, sentence. */
export function Reassurances({ rows }: { readonly rows: readonly Reassurance[] }) {
  return (
    <List>
      {rows.map(({ icon, name, text }) => (
        <li key={name}>
          {icon}
          <span>
            <Name>{name}</Name>
            <Text>{text}</Text>
          </span>
        </li>
      ))}
    </List>
  )
}
