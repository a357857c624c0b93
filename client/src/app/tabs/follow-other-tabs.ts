import { hearOtherTabs } from './other-tabs.ts'

/** Time in which several changes are one, in milliseconds. */
const settledMs = 200

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `onChanged` after something has happened in another tab of this site: once for several changes, and for a tab
 * that is out of sight when it is looked at again. Answers how to stop.
 */
export function followOtherTabs(page: Page, onChanged: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBehind = false

  function catchUp(): void {
    if (!isBehind || page.hidden) return
    isBehind = false
    onChanged()
  }

  const stop = hearOtherTabs(() => {
    isBehind = true
    clearTimeout(timer)
    timer = setTimeout(catchUp, settledMs)
  })
  page.addEventListener('visibilitychange', catchUp)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', catchUp)
    stop()
  }
}
