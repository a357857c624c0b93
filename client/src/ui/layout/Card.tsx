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
