import { Link } from 'react-router-dom'
import { defineRecipe } from '../../../theme/recipe.ts'
import { styled } from '../../../theme/styled.ts'

/** The links of the footer: pages, calls, mails, and buttons that look alike. */
const footerLinkRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '34px',
    '@media (pointer: coarse)': { minHeight: 'touch' },
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

export const FooterLink = styled(Link, footerLinkRecipe)
export const FooterAnchor = styled('a', footerLinkRecipe)
export const FooterButton = styled('button', footerLinkRecipe)
