import { Link } from 'react-router-dom'
import { defineRecipe } from '../../theme/recipe.ts'
import { styled } from '../../theme/styled.ts'

/** What leads on from the footer: links of the site, of the device (a call, a mail), and buttons that look like them. */
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
