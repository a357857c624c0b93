import { defineRecipe } from '../../theme/recipe.ts'

const variants = ['primary', 'secondary', 'danger', 'text'] as const
export type ButtonVariant = (typeof variants)[number]

/** Refuses an unknown variant, for untyped callers. */
export function checkedVariant(variant: string): ButtonVariant {
  const known = variants.find((name) => name === variant)
  if (!known) throw new Error('Invalid variant provided to Button component.')
  return known
}

// Something is missing: the brand's outline keeps it recognisable as a button, the text beside it says what to do.
// [look 11]
const waiting = {
  bg: 'bg',
  color: 'link',
  borderColor: 'brand.edge',
  _hover: { bg: 'brand.subtle', color: 'link' },
} as const

/** The look of buttons, and of links that act like them. Heights 34, 42 and 58 px. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'bold',
    lineHeight: 'heading',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'quick',
    transitionTimingFunction: 'ease-out',
    '& svg': { width: '20px', height: '20px', flexShrink: 0 },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    // A touch target of 44 px, whatever the visible height.
    '@media (pointer: coarse)': {
      _before: { content: '""', position: 'absolute', insetInline: '0', top: '50%', height: 'touch', mt: '-22px' },
    },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        borderColor: 'brand.edge',
        _hover: { bg: 'brand.hover', color: 'brand.hoverContrast' },
        '&[aria-disabled="true"]': waiting,
      },
      secondary: {
        bg: 'secondary.bg',
        color: 'link',
        borderColor: 'secondary.edge',
        _hover: { bg: 'brand.200', color: 'fg' },
        '&[aria-disabled="true"]': waiting,
      },
      // A step that gives something up: outlined, so that it is never the first thing seen.
      danger: {
        bg: 'bg',
        color: 'danger',
        borderColor: 'danger',
        _hover: { bg: 'danger.subtle' },
        '&[aria-disabled="true"]': waiting,
      },
      text: {
        color: 'link',
        textAlign: 'start',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { bg: 'brand.subtle' },
        '&[aria-disabled="true"]': { color: 'fg.muted', bg: 'transparent' },
      },
    },
    size: {
      small: { minHeight: 'controlSmall', px: '3', py: '1', fontSize: 'sm' },
      medium: { minHeight: 'control', px: '4', py: '2', fontSize: 'md' },
      large: {
        minHeight: 'controlLarge',
        px: '5',
        py: '3',
        fontSize: 'md',
        '@media (pointer: coarse)': { _before: { content: 'none' } },
      },
    },
    // Two side by side on a phone keep their text on one line.
    wide: { true: { width: 'full', px: '3' } },
  },
  // Buttons without a surface align with the text around them.
  compoundVariants: [
    { variant: 'text', size: 'small', css: { px: '1', mx: '-1' } },
    { variant: 'text', size: 'medium', css: { px: '1', mx: '-1' } },
    { variant: 'text', size: 'large', css: { px: '1', mx: '-1' } },
  ],
  defaultVariants: { variant: 'primary', size: 'medium' },
})
