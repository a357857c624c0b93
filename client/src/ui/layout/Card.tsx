import { styled } from '../../theme/styled.ts'

/** A surface of its own; never inside another card. `quiet` is for past or secondary content. */
export const Card = styled('section', {
  base: { bg: 'bg', borderWidth: '1px', borderColor: 'border', borderRadius: 'card', p: '4', overflow: 'clip' },
  variants: {
    tone: { plain: {}, quiet: { bg: 'bg.subtle', color: 'fg.muted' } },
    flush: { true: { p: '0' } },
  },
  defaultVariants: { tone: 'plain' },
})

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
