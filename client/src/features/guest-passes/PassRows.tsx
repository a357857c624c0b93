import { styled } from '../../theme/styled.ts'

/** One pass per line: its code, and its action or state. */
export const PassRows = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& > li:last-child': { borderBottomWidth: '1px' },
  },
  variants: { past: { true: { color: 'fg.muted', fontSize: 'sm' } } },
})
