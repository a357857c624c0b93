import { createContext } from 'react'
import { environment } from './environment.ts'
import { hidesChrome } from './modes.ts'

/** None where the site is part of another one, the quiet one while somebody pays, else the whole. */
export type Chrome = 'none' | 'quiet' | 'whole'

/** What stands around a page: what leads on from a page that is not there leads nowhere without it. */
export const ChromeAround = createContext<Chrome>('none')

/** The chrome of the page at an address. */
export function chromeAt(pathname: string): Chrome {
  const { modes, site } = environment()
  if (hidesChrome(modes, pathname)) return 'none'
  return site.isPaying(pathname) ? 'quiet' : 'whole'
}
