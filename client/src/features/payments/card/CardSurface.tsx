import { styled } from '../../../theme/styled.ts'

/** What the card form lies on, which leaves room for its focus ring inside its own frame. The form's room depends on its width. */
export const CardSurface = styled('div', {
  base: {
    p: { base: '2', sm: '14px' },
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    containerType: 'inline-size',
  },
})
