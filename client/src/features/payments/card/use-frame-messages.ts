import { useEffect, useEffectEvent } from 'react'

/** Listens to messages from one origin, and from one window when a source is given. Everything else is ignored. */
export function useFrameMessages(
  origin: string | undefined,
  onMessage: (data: unknown, source: MessageEventSource | null) => void,
): void {
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin !== undefined && event.origin === origin) onMessage(event.data, event.source)
  })
  useEffect(() => {
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
}
