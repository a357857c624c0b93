/**
 * The browser library of the card provider: `cardProvider(publishableKey)`. The script's address serves this function's
 * source, so it is self-contained; `gatewayOrigin` is where the provider lives.
 */
export function cardProviderLibrary(gatewayOrigin: string): void {
  type Method = { readonly id: string; readonly brand: string; readonly lastFour: string; readonly expiry: string }

  const read = (source: unknown, name: string): unknown =>
    source !== null && typeof source === 'object' ? Reflect.get(source, name) : undefined
  const textOf = (source: unknown, name: string): string => {
    const value = read(source, name)
    return typeof value === 'string' ? value : ''
  }

  function frameIn(element: Element, title: string, address: string): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.style.cssText = 'width:100%;border:0;display:block;min-height:20rem'
    frame.src = `${gatewayOrigin}/gateway/${address}`
    element.replaceChildren(frame)
    return frame
  }

  /** The first message of a frame for which `pick` returns a value. */
  function heard<T>(frame: HTMLIFrameElement, pick: (data: unknown) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      addEventListener('message', function hear(event: MessageEvent<unknown>) {
        if (event.origin !== gatewayOrigin || event.source !== frame.contentWindow) return
        const picked = pick(event.data)
        if (picked === undefined) return
        removeEventListener('message', hear)
        resolve(picked)
      })
    })
  }

  function cardProvider(publishableKey: string) {
    const channel = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
    let form: HTMLIFrameElement | undefined

    async function askNextAction(clientSecret: string): Promise<unknown> {
      const kind = clientSecret.startsWith('seti_') ? 'setup-intents' : 'payment-intents'
      const response = await fetch(`${gatewayOrigin}/gateway/v1/${kind}/next-action`, {
        method: 'POST',
        credentials: 'omit',
        headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ client_secret: clientSecret }),
      })
      if (!response.ok) throw new Error('unknown payment')
      return response.json()
    }

    async function submit(more: Readonly<Record<string, string>>): Promise<unknown> {
      if (!form) throw new Error('no card form is mounted')
      const answer = heard(form, (data) =>
        ['tokenised', 'invalid', 'error', 'key-expired'].includes(textOf(data, 'type')) ? data : undefined,
      )
      form.contentWindow?.postMessage({ v: 1, channel, type: 'submit', ...more }, gatewayOrigin)
      const data = await answer
      if (textOf(data, 'type') !== 'tokenised') throw new Error(textOf(data, 'type'))
      return data
    }

    return {
      mountCard(element: Element): void {
        const query = new URLSearchParams({ key: publishableKey, origin: location.origin, channel })
        form = frameIn(element, 'Secure card payment form', `fields/card-provider?${query.toString()}`)
      },
      /** Resolves with the payment method for the card in the form; rejects with the reason when there is none. */
      async createPaymentMethod(): Promise<Method> {
        const data = await submit({})
        const facts = {
          brand: textOf(data, 'brand'),
          lastFour: textOf(data, 'last_four'),
          expiry: textOf(data, 'expiry'),
        }
        return { id: textOf(data, 'payment_method_id'), ...facts }
      },
      /**
       * Sets up the card in the form without a payment. Resolves with the status of the set-up, rejects for a refused
       * card.
       */
      async confirmSetup(clientSecret: string): Promise<{ readonly id: string; readonly status: string }> {
        const data = await submit({ client_secret: clientSecret })
        return { id: textOf(data, 'setup_intent_id'), status: textOf(data, 'status') }
      },
      /** Shows the bank page in `element` until it is decided; resolves with the status of the payment. */
      async handleNextAction(clientSecret: string, element: Element): Promise<{ readonly status: string }> {
        const action = read(await askNextAction(clientSecret), 'next_action')
        const url = textOf(action, 'url')
        if (url !== '') {
          const address = `${url.slice(`${gatewayOrigin}/gateway/`.length)}?opener=${encodeURIComponent(location.origin)}`
          const frame = frameIn(element, 'Your bank', address)
          await heard(frame, (data) => (textOf(data, 'type') === 'challenge.decided' ? true : undefined))
          frame.remove()
        }
        return { status: textOf(await askNextAction(clientSecret), 'status') }
      },
    }
  }

  Object.assign(globalThis, { cardProvider })
}
