import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Section = styled('section', { base: { display: 'grid', gap: '3', outline: 'none' } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** A titled part of a page; an error summary can link here. */
export function PagePart({ id, title, children }: Props) {
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {children}
    </Section>
  )
}
