/**
 * The browser library of the session provider: `mountSession(element, session)`. The script's address serves this
 * function's source, so it is self-contained; `gatewayOrigin` is where the provider lives.
 */
export function sessionProviderLibrary(gatewayOrigin: string): void {
  const typeOf = (data: unknown): unknown =>
    data !== null && typeof data === 'object' ? Reflect.get(data, 'type') : undefined

  function mountSession(element: Element, session: { readonly session_token: string }) {
    const channel = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
    const query = new URLSearchParams({ key: session.session_token, origin: location.origin, channel })
    const frame = document.createElement('iframe')
    frame.title = 'Secure card payment form'
    frame.style.cssText = 'width:100%;border:0;display:block;min-height:20rem'
    frame.src = `${gatewayOrigin}/gateway/fields/session-provider?${query.toString()}`
    element.replaceChildren(frame)
    return {
      /** Links the card in the form to the session; resolves with whether it was accepted. */
      submitCard(): Promise<boolean> {
        return new Promise((resolve) => {
          addEventListener('message', function hear({ origin, source, data }: MessageEvent<unknown>) {
            if (origin !== gatewayOrigin || source !== frame.contentWindow) return
            const type = typeOf(data)
            if (type !== 'linked' && type !== 'invalid' && type !== 'error' && type !== 'key-expired') return
            removeEventListener('message', hear)
            resolve(type === 'linked')
          })
          frame.contentWindow?.postMessage({ v: 1, channel, type: 'submit' }, gatewayOrigin)
        })
      },
    }
  }

  Object.assign(globalThis, { mountSession })
}
