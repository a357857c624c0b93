import { Link } from 'react-router-dom'
import { defineRecipe } from '../../../theme/recipe.ts'
import { styled } from '../../../theme/styled.ts'

/** Widths of the header, in its text, with the items of the navigation in it and without. */
export const withItems = '@container (min-width: 75rem)'
export const withoutItems = '@container (max-width: 74.99rem)'

/** The tools at the end of the header: buttons and links alike. */
const headerToolRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    justifyContent: 'center',
    px: { base: '1', lg: '2' },
    borderRadius: 'control',
    color: 'inherit',
    fontSize: 'sm',
    fontWeight: 'bold',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    position: 'relative',
    '& svg': { width: '24px', height: '24px', flexShrink: 0 },
    _hover: { bg: 'color-mix(in srgb, currentColor 9%, transparent)' },
  },
})

export const HeaderButton = styled('button', headerToolRecipe)
export const HeaderLink = styled(Link, headerToolRecipe)
/** A tool's word, where it fits beside all items in the longest language. */
export const ToolWord = styled('span', {
  base: { '@container (max-width: 79.99rem)': { display: 'none' } },
  variants: {
    // A long name is cut on the screen; screen readers hear all of it.
    isName: { true: { maxWidth: '7rem', overflow: 'hidden', textOverflow: 'ellipsis' } },
  },
})
