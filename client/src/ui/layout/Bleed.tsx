import { styled } from '../../theme/styled.ts'

/** Full bleed, out of the page's column; `top` also removes the space above a page. */
export const Bleed = styled('div', {
  base: { width: '100vw', marginInline: 'calc(50% - 50vw)' },
  variants: { top: { true: { mt: { base: '-4', md: '-6' } } } },
})

/** The picture at the top of a details page: from edge to edge on phones, and a soft surface while it loads. */
export const PictureBand = styled('div', {
  base: {
    height: { base: '188px', md: '264px' },
    mx: { base: '-4', md: '0' },
    mt: { base: '-4', md: '0' },
    mb: '5',
    overflow: 'hidden',
    borderRadius: { md: 'surface' },
    bg: 'tone.soft',
  },
})
