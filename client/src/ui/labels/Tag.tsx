import { styled } from '../../theme/styled.ts'

/** A short label: state, level, audience. Colour is never its only meaning. */
export const Tag = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    px: '10px',
    py: '2px',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    '& svg': { width: '16px', height: '16px' },
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border' },
      brand: { bg: 'brand.subtle', color: 'link' },
      success: { bg: 'success.subtle', color: 'success' },
      danger: { bg: 'danger.subtle', color: 'danger' },
      info: { bg: 'info.subtle', color: 'info' },
      warning: { bg: 'warning.subtle', color: 'warning' },
    },
    wraps: { true: { whiteSpace: 'normal' } },
  },
  defaultVariants: { tone: 'neutral' },
})
