import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Listens to messages from one origin; everything else is ignored. From the moment at which a frame is on the page: on a
 * busy one it may speak before anything that waits its turn has run.
 */
export function useFrameMessages(
  origin: string | undefined,
  onMessage: (data: unknown, source: MessageEventSource | null) => void,
): void {
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin !== undefined && event.origin === origin) onMessage(event.data, event.source)
  })
  useLayoutEffect(() => {
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
}
