import { createContext } from 'react'

/** True inside a page's main area: what stands in for the page there must not open a second one. */
export const MainArea = createContext(false)
