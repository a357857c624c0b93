import { useEffect, useRef } from 'react'
import { entryNameId } from '../../../features/timetable/entries/entry.ts'
import { mainId } from '../../../ui/layout/page/SkipLink.tsx'

/** The place of a slot that the page shows; null without one. */
function shownPlaceOf(id: string): HTMLElement | null {
  const places = document.querySelectorAll<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
  return [...places].find((place) => place.checkVisibility()) ?? null
}

/**
 * Restores focus when an entry's panel closes: to the control that opened it, else to the name in its row or its place
 * among courts, else to the page, when an addition changes or removes the control. Answers the function that reports
 * an addition.
 */
export function useGoOnAtEntry(openId: string | null): () => void {
  const opened = useRef(openId)
  const isAdded = useRef(false)

  useEffect(() => {
    const left = opened.current
    opened.current = openId
    if (left === null || openId !== null) return
    const page = document.getElementById(mainId)
    const isNowhere = document.activeElement === document.body || document.activeElement === page
    if (isAdded.current || isNowhere) {
      const next = document.getElementById(entryNameId(left)) ?? shownPlaceOf(left) ?? page
      next?.focus({ preventScroll: true })
    }
    isAdded.current = false
  }, [openId])

  return () => {
    isAdded.current = true
  }
}
