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
    px: '2',
    borderRadius: 'control',
    color: 'inherit',
    fontSize: 'sm',
    fontWeight: 'bold',
    textDecoration: 'none',
    cursor: 'pointer',
    position: 'relative',
    '& svg': { width: '20px', height: '20px' },
  },
})

export const HeaderButton = chakra('button', headerToolRecipe)
export const HeaderLink = chakra(Link, headerToolRecipe)
