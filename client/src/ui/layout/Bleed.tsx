import { styled } from '../../theme/styled.ts'

/** Full bleed, out of the page's column; `top` also removes the space above a page. */
export const Bleed = styled('div', {
  base: { width: '100vw', marginInline: 'calc(50% - 50vw)' },
  variants: { top: { true: { mt: { base: '-4', md: '-6' } } } },
})
