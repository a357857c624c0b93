import { useEffect, useRef } from 'react'
import { entryNameId } from '../../features/timetable/entry-name-id.ts'
import { mainId } from '../../ui/layout/main-id.ts'

/**
 * Once the panel of an entry has closed, the browser goes on at what opened it. Where that is not there any more, or is
 * about to change because of what was added, the name in its row is next, then the page. Answers what tells of that.
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
      const next = document.getElementById(entryNameId(left)) ?? page
      next?.focus({ preventScroll: true })
    }
    isAdded.current = false
  }, [openId])

  return () => {
    isAdded.current = true
  }
}
