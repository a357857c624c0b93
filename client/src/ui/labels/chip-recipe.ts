import { defineRecipe } from '../../theme/recipe.ts'

/**
 * The look of choices made with one tap: filters, people, answers. Used by a button, or by a label around a native
 * radio or checkbox, which stays available to keyboards and screen readers.
 */
export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    px: '4',
    py: '1',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    bg: 'bg',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: 'heading',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'brand.edge' },
    '& svg': { width: '16px', height: '16px', flexShrink: 0 },
    '& input': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
    '&[aria-pressed="true"], &[data-chosen], &:has(input:checked)': {
      borderColor: 'brand.edge',
      bg: 'brand.subtle',
      color: 'link',
      fontWeight: 'bold',
      boxShadow: 'inset 0 0 0 1px var(--theme-brand-edge)',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    // A person it is not for stays visible, with the reason inside.
    '&[data-off]': { borderStyle: 'dashed', color: 'fg.muted', cursor: 'default', flexWrap: 'wrap' },
  },
})
