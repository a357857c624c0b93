import { styled } from '../../theme/styled.ts'

/** The links of a replacement page, side by side. */
export const PageActions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
