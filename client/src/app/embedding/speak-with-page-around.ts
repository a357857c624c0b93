import { beginToSpeak, tellPageAround } from './page-around.ts'
import { messageToPage, visiblePartIn } from './page-messages.ts'
import type { VisiblePart } from './page-messages.ts'

type Frame = Pick<Window, 'addEventListener' | 'parent' | 'location'>

/** Origins that the page around may have: the browser's word where it gives one, else all that may embed the site. */
function candidates({ location }: Frame, allowed: readonly string[]): readonly string[] {
  const around: string | undefined = location.ancestorOrigins?.[0]
  return around === undefined ? allowed : allowed.filter((origin) => origin === around)
}

/** Speaks with the page around from now on, if its origin may embed the site; `onSeen` gets each visible part it tells. */
export function speakWithPageAround(
  frame: Frame,
  allowed: readonly string[],
  onSeen: (part: VisiblePart) => void,
): void {
  let origins = candidates(frame, allowed)
  frame.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const part = source === frame.parent && allowed.includes(origin) ? visiblePartIn(data) : null
    if (!part) return
    origins = [origin]
    onSeen(part)
  })
  beginToSpeak((message) => {
    for (const origin of origins) frame.parent.postMessage(messageToPage(message), origin)
  })
  tellPageAround({ type: 'ready' })
}
