import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Listens to messages from one origin only. It starts as soon as a frame is mounted, because on a busy page the frame
 * may speak before any effect has run.
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
