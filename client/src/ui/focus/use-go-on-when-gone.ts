import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { mainId } from '../layout/page/SkipLink.tsx'

/** Focuses the page without scrolling, after the focused control was removed. */
export function goOnAtPage(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

/** For a part that disappears when something in it is pressed: keeps the keyboard focus on the page. */
export function useGoOnWhenGone<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)

  // A layout effect: it runs while the part, and the focus in it, still exist.
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) goOnAtPage()
    }
  }, [])

  return part
}
