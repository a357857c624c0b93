import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { mainId } from './layout/main-id.ts'

/** The browser goes on at the page, where it stands: what had the focus is gone. */
export function goOnAtPage(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

/** For a part of a page that goes away when something in it is pressed: whoever uses a keyboard is not left nowhere. */
export function useGoOnWhenGone<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)

  // A layout effect: it ends while the part, and the focus in it, are still there.
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) goOnAtPage()
    }
  }, [])

  return part
}
