import { styled } from '../../theme/styled.ts'

/** A card for the door, with code and text centred. */
export const DoorCard = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'center',
    width: 'full',
    maxWidth: '420px',
    mx: 'auto',
    p: '6',
    borderRadius: 'card',
    boxShadow: 'float',
    bg: 'bg',
    textAlign: 'center',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
