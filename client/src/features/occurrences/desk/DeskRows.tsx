import { styled } from '../../../theme/styled.ts'

/** A dense list of the desk: one line each, with what can be done at its end. */
export const DeskRows = styled('ul', { base: { minWidth: 0 } })

export const DeskRow = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > :first-child': { minWidth: 0, flex: '1 1 14rem' },
  },
})

export const RowName = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })

export const RowWays = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums' },
})
