import { environment } from '../environment.ts'
import { tellPageAround } from './page-around.ts'
import { placeInView } from './place-in-view.ts'
import { speakWithPageAround } from './speak-with-page-around.ts'

/** Has the page around this frame follow the height of the content, and keeps what belongs to the screen in view. */
export function haveHeightFollowed(page: Window): void {
  const { documentElement: root, body } = page.document
  const place = placeInView(page)
  let isFollowed = false
  let told = 0

  function tellHeight(): void {
    const height = Math.ceil(body.getBoundingClientRect().height)
    if (height === told) return
    told = height
    tellPageAround({ type: 'height', height })
  }

  function beginToFollow(): void {
    isFollowed = true
    // A page that is as tall as its window would grow with it for ever.
    root.style.setProperty('--least-height', '0px')
    new ResizeObserver(tellHeight).observe(body)
    // A browser observes no sizes in a foreign frame that is out of sight.
    new MutationObserver(tellHeight).observe(body, { subtree: true, childList: true })
    tellHeight()
  }

  speakWithPageAround(page, environment().config.frameAncestors, (part) => {
    place(part)
    if (!isFollowed) beginToFollow()
  })
}
