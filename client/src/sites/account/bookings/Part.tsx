import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Section = styled('section', {
  base: { display: 'grid', gap: '1', scrollMarginTop: { md: '16px' }, outline: 'none' },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })

type Props = { readonly id?: string; readonly title: string; readonly children: ReactNode }

/** A titled list of the bookings page; a tab can lead here. */
export function Part({ id, title, children }: Props) {
  return (
    <Section id={id} tabIndex={id === undefined ? undefined : -1} aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Section>
  )
}

export const Rows = styled('ul', { base: { display: 'grid' } })
export const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })
