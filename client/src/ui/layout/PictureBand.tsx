import { styled } from '../../theme/styled.ts'

/** The picture that a page of details begins with: from edge to edge on phones, and a soft surface until it is there. */
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
