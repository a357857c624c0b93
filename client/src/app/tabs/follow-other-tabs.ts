import { tellOtherTabsBy } from './tell-other-tabs.ts'

/** Time in which several changes are one, in milliseconds. */
const settledMs = 200

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

/** A browser that gives a page no storage may refuse the channel, too. */
function open(): Channel | null {
  try {
    return new BroadcastChannel('touchline:changes')
  } catch {
    return null
  }
}

/**
 * Tells the other tabs of this site what happens here, and calls `onChanged` after something has happened there: once for
 * several changes, and for a tab that is out of sight when it is looked at again. Answers how to stop.
 */
export function followOtherTabs(
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>,
  onChanged: () => void,
  channel: Channel | null = open(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBehind = false

  function catchUp(): void {
    if (!isBehind || document.hidden) return
    isBehind = false
    onChanged()
  }

  function changed(): void {
    isBehind = true
    clearTimeout(timer)
    timer = setTimeout(catchUp, settledMs)
  }

  if (channel === null) return () => undefined
  channel.onmessage = changed
  // After the task that sent the change, which may keep or remove the login.
  tellOtherTabsBy(() => void setTimeout(() => channel.postMessage('changed')))
  document.addEventListener('visibilitychange', catchUp)
  return () => {
    clearTimeout(timer)
    tellOtherTabsBy(() => undefined)
    document.removeEventListener('visibilitychange', catchUp)
    channel.close()
  }
}
