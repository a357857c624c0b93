import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The ref of a place whose button takes the focus back when the part that it opened closes. */
export function useReturnFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Something else may have taken the focus meanwhile.
    const isLost = document.activeElement === document.body
    if (!isOpen && wasOpen.current && isLost) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}
