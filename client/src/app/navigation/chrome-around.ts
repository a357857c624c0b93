import { createContext } from 'react'
import { environment } from '../environment.ts'
import { hidesChrome } from '../modes.ts'

/** None inside another site, a quiet one during a payment, else the whole. */
export type Chrome = 'none' | 'quiet' | 'whole'

/** The chrome around a page; without it, links onward from a missing page lead nowhere. */
export const ChromeAround = createContext<Chrome>('none')

/** The chrome of the page at an address. */
export function chromeAt(pathname: string): Chrome {
  const { modes, site } = environment()
  if (hidesChrome(modes, pathname)) return 'none'
  return site.isPaying(pathname) ? 'quiet' : 'whole'
}

/** True inside a page's main area: a replacement there must not open a second one. */
export const MainArea = createContext(false)
