import { styled } from '../../../theme/styled.ts'

/** The surface under the card form, with room for its focus ring inside its frame. */
export const CardSurface = styled('div', {
  base: {
    p: { base: '2', sm: '14px' },
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    containerType: 'inline-size',
  },
})
