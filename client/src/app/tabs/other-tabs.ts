let channel: BroadcastChannel | undefined
let isHeard = false
let follow: (() => void) | undefined

/** Joins the tabs of this site, before anything is asked of the platform. A browser without storage may refuse it. */
export function joinTabs(): void {
  try {
    channel = new BroadcastChannel('touchline')
    channel.onmessage = () => {
      isHeard = true
      follow?.()
    }
  } catch {
    channel = undefined
  }
}

/** Tells the other tabs that something may be different, after the task that may keep or remove the login. */
export const tellOtherTabs = (): unknown => setTimeout(() => channel?.postMessage(0))

/** Calls `onHeard` for every change in another tab, and when there was one before; until the answer is called. */
export function hearOtherTabs(onHeard: () => void): () => void {
  follow = onHeard
  if (isHeard) onHeard()
  return () => {
    follow = undefined
  }
}
