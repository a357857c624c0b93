import { createContext } from 'react'

/** True inside a page's main area: a replacement there must not open a second one. */
export const MainArea = createContext(false)
