import { styled } from '../../theme/styled.ts'

/** What somebody shows at the door, code and words in the middle of a surface of its own. */
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
