import { chakra, defineRecipe } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** The look of the tools at the end of the header: buttons and links alike. */
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

export const HeaderButton = chakra('button', headerToolRecipe)
export const HeaderLink = chakra(Link, headerToolRecipe)
export const WideOnly = chakra('span', { base: { hideBelow: 'lg' } })
export const NarrowOnly = chakra('span', { base: { hideFrom: 'lg' } })
