import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { takeFocus } from '../../ui/focus/move-focus.ts'

const Card = styled('section', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    width: 'full',
    maxWidth: '560px',
    mx: 'auto',
    my: { md: '8' },
    p: { base: '5', md: '8' },
    borderRadius: 'surface',
    bg: 'brand.subtle',
    outline: 'none',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Heading = styled('h1', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })

type Props = { readonly title: string; readonly children: ReactNode }

/** The page behind the link of a mail. Each state is announced by its focus. */
export function MailedCard({ title, children }: Props) {
  return (
    <Card key={title} ref={takeFocus} tabIndex={-1} aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </Card>
  )
}
