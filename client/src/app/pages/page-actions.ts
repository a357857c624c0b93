import { styled } from '../../theme/styled.ts'

/** The ways on from a page that stands in for another, side by side. */
export const PageActions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
