import { styled } from '../../../../theme/styled.ts'

/** The ways to go on, in a line. */
export const Ways = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' },
})
