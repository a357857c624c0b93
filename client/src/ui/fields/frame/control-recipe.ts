import { defineRecipe } from '../../../theme/recipe.ts'

/** The look of all inputs: 48 px high (42 are specified), with an edge of 3:1. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    px: '3',
    py: '2',
    bg: 'bg',
    color: 'fg',
    // 17 px: browsers on phones zoom into fields with text below 16 px.
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'brand.edge' },
    _placeholder: { color: 'fg.muted', opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: 'danger', borderWidth: '2px' },
    '&:disabled, &[readonly]': { bg: 'bg.subtle', color: 'fg.muted' },
  },
})
