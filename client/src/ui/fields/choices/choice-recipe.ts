import { defineRecipe } from '../../../theme/recipe.ts'

/** A line with a box or circle and its label: a target of 44 px. */
export const choiceRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'touch',
    py: '2',
    cursor: 'pointer',
    '& > input': {
      width: '22px',
      height: '22px',
      mt: '2px',
      flexShrink: 0,
      accentColor: 'var(--theme-brand-edge)',
      cursor: 'inherit',
    },
    '&:has(input:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
