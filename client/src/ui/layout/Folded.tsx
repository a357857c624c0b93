import { styled } from '../../theme/styled.ts'

/** A part of a page that is closed at first; its `summary` opens it. */
export const Folded = styled('details', {
  base: {
    '& > summary': {
      minHeight: 'touch',
      display: 'flex',
      alignItems: 'center',
      fontWeight: 'bold',
      color: 'link',
      cursor: 'pointer',
      _before: { content: '"▸" / ""', me: '2', transitionProperty: 'rotate', transitionDuration: 'quick' },
    },
    '&[open] > summary': { _before: { rotate: '90deg' } },
  },
})
