import { chakra } from '@chakra-ui/react'

/** The ways on from a page that stands in for another, side by side. */
export const PageActions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
