import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Part = styled('section', { base: { display: 'grid', gap: '2' } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })

/** Secondary text of an account part. */
export const Quiet = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' } })

type Props = { readonly title: string; readonly intro?: string; readonly children: ReactNode }

/** One part of an account: credit, cards, orders, passes. */
export function AccountPart({ title, intro, children }: Props) {
  const titleId = useId()
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {intro === undefined ? null : <Quiet>{intro}</Quiet>}
      {children}
    </Part>
  )
}
