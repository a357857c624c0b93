import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Section = styled('fieldset', { base: { display: 'grid', gap: '4', minWidth: 0, pb: '2' } })
const Legend = styled('legend', { base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'lg', mb: '3' } })

/** A titled section of a longer form. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <Legend>{title}</Legend>
      {children}
    </Section>
  )
}
