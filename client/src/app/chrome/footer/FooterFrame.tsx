import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Frame = styled('footer', {
  base: {
    mt: 'auto',
    bg: 'footer.bg',
    color: 'footer.fg',
    fontSize: 'sm',
    '& a, & button': { color: 'inherit' },
    '& :focus-visible': { outlineColor: 'footer.fg' },
    // Not laid out while far below the screen; being last, it moves nothing.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 620px',
    '@media (forced-colors: active)': { borderTopWidth: '1px' },
  },
})
const Content = styled('div', {
  base: { maxWidth: 'content', mx: 'auto', px: { base: '4', lg: '6' } },
  variants: { quiet: { true: { py: '3' }, false: { pt: { base: '8', md: '12' }, pb: '6' } } },
})

type Props = { readonly label: string; readonly quiet?: boolean; readonly children: ReactNode }

/** The background of every footer, in the theme's dark colour. */
export function FooterFrame({ label, quiet = false, children }: Props) {
  return (
    <Frame aria-label={label}>
      <Content quiet={quiet}>{children}</Content>
    </Frame>
  )
}
