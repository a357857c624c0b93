import { environment } from '../environment.ts'
import { tellPageAround } from './page-around.ts'
import type { VisiblePart } from './page-messages.ts'
import { placeInView } from './place-in-view.ts'
import { speakWithPageAround } from './speak-with-page-around.ts'

/** Has the page around this frame follow the height of the content, and keeps what belongs to the screen in view. */
export function haveHeightFollowed(page: Window): void {
  const { documentElement: root, body } = page.document
  let visible: VisiblePart | null = null
  const place = (): void => {
    // Out of sight nothing has to move.
    if (visible && visible.height > 0) placeInView(page, visible)
  }

  function beginToFollow(): void {
    // A page that is as tall as its window would grow with it for ever.
    root.style.setProperty('--least-height', '0px')
    new ResizeObserver(() => {
      tellPageAround({ type: 'height', height: Math.ceil(body.getBoundingClientRect().height) })
    }).observe(body)
    new MutationObserver(place).observe(body, { subtree: true, childList: true, attributeFilter: ['open'] })
  }

  speakWithPageAround(page, environment().config.frameAncestors, (part) => {
    const isFirst = visible === null
    visible = part
    if (isFirst) beginToFollow()
    place()
  })
}
