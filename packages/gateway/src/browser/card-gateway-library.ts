/**
 * The browser library of the card gateway, in the call shapes its integrations use. The script's address serves this
 * function's source, so it is self-contained; `gatewayOrigin` is where the gateway lives.
 */
export function cardGatewayLibrary(gatewayOrigin: string): void {
  type Failure = { readonly code: string; readonly message: string; readonly property: string | null }
  type Result = {
    readonly success: boolean
    readonly cardIdentifier?: string
    readonly cardType?: string
    readonly lastFour?: string
    readonly expiry?: string
    readonly httpErrorCode?: number
    readonly errors?: readonly Failure[]
  }
  type CardDetails = {
    readonly cardholderName: string
    readonly cardNumber: string
    readonly expiryDate: string
    readonly securityCode: string
  }

  function textOf(source: unknown, name: string): string {
    const value: unknown = source !== null && typeof source === 'object' ? Reflect.get(source, name) : undefined
    return typeof value === 'string' ? value : ''
  }

  function failuresIn(body: unknown): readonly Failure[] {
    const errors: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, 'errors') : undefined
    const list: readonly unknown[] = Array.isArray(errors) ? errors : []
    return list.map((error) => ({
      code: textOf(error, 'code'),
      message: textOf(error, 'client_message'),
      property: textOf(error, 'property') || null,
    }))
  }

  async function send(key: string, path: string, body: unknown): Promise<Result> {
    try {
      const response = await fetch(`${gatewayOrigin}/gateway/v1/${path}`, {
        method: 'POST',
        credentials: 'omit',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer: unknown = response.status === 204 ? {} : await response.json()
      if (!response.ok) return { success: false, httpErrorCode: response.status, errors: failuresIn(answer) }
      return asResult(answer)
    } catch {
      const message = 'The gateway could not be reached.'
      return { success: false, httpErrorCode: 0, errors: [{ code: 'network', message, property: null }] }
    }
  }

  function asResult(answer: unknown): Result {
    return {
      success: true,
      cardIdentifier: textOf(answer, 'card_identifier'),
      cardType: textOf(answer, 'card_type') || textOf(answer, 'brand'),
      lastFour: textOf(answer, 'last_four'),
      expiry: textOf(answer, 'expiry'),
    }
  }

  function sagepayOwnForm({ merchantSessionKey }: { readonly merchantSessionKey: string }) {
    return {
      tokeniseCardDetails(wanted: {
        readonly cardDetails: CardDetails
        readonly onTokenised: (result: Result) => void
      }) {
        const { cardholderName, cardNumber, expiryDate, securityCode } = wanted.cardDetails
        const details = {
          cardholder_name: cardholderName,
          card_number: cardNumber,
          expiry_date: expiryDate,
          security_code: securityCode,
        }
        void send(merchantSessionKey, 'card-identifiers', { card_details: details }).then(wanted.onTokenised)
      },
      activateReusableCardIdentifier(wanted: {
        readonly reusableCardIdentifier: string
        readonly securityCode: string
        readonly onActivated: (result: Result) => void
      }) {
        const path = `card-identifiers/${encodeURIComponent(wanted.reusableCardIdentifier)}/security-code`
        void send(merchantSessionKey, path, { security_code: wanted.securityCode }).then(wanted.onActivated)
      },
    }
  }

  type CheckoutOptions = {
    readonly merchantSessionKey: string
    readonly containerSelector?: string
    readonly lang?: string
    readonly onTokenise?: (result: Result) => void
  }

  function sagepayCheckout(options: CheckoutOptions) {
    const container = document.querySelector(options.containerSelector ?? '#sp-container')
    const channel = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
    const frame = document.createElement('iframe')
    let key = options.merchantSessionKey
    let host: HTMLFormElement | undefined
    let settle = (result: Result): void => options.onTokenise?.(result)

    function tell(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
      frame.contentWindow?.postMessage({ v: 1, channel, type, ...fields }, gatewayOrigin)
    }

    function mount(): void {
      const query = new URLSearchParams({ key, origin: location.origin, channel, lang: options.lang ?? 'en' })
      frame.title = 'Secure card payment form'
      frame.style.cssText = 'width:100%;border:0;display:block'
      frame.src = `${gatewayOrigin}/gateway/fields/card-gateway?${query.toString()}`
      addEventListener('message', hear)
      container?.replaceChildren(frame)
    }

    function hear(event: MessageEvent<unknown>): void {
      const { data } = event
      if (event.origin !== gatewayOrigin || event.source !== frame.contentWindow) return
      if (textOf(data, 'channel') !== channel || data === null || typeof data !== 'object') return
      switch (textOf(data, 'type')) {
        case 'resize':
          frame.style.height = `${Number(Reflect.get(data, 'height'))}px`
          break
        case 'submit-requested':
          host?.requestSubmit()
          break
        case 'tokenised':
          settle(asResult(data))
          break
        case 'key-expired':
          settle({
            success: false,
            httpErrorCode: 401,
            errors: [{ code: 'session_key_expired', message: '', property: null }],
          })
          break
        case 'invalid':
        case 'error':
          settle({
            success: false,
            httpErrorCode: 422,
            errors: [{ code: textOf(data, 'type'), message: '', property: null }],
          })
          break
      }
    }

    function submitWith(form: HTMLFormElement, result: Result): void {
      if (options.onTokenise) options.onTokenise(result)
      if (!result.success || options.onTokenise) return
      const found = form.querySelector<HTMLInputElement>('input[name="card-identifier"]')
      const field = found ?? form.appendChild(document.createElement('input'))
      field.type = 'hidden'
      field.name = 'card-identifier'
      field.value = result.cardIdentifier ?? ''
      form.submit()
    }

    return {
      form({ formSelector }: { readonly formSelector?: string } = {}) {
        const found = formSelector ? document.querySelector(formSelector) : container?.closest('form')
        mount()
        if (!(found instanceof HTMLFormElement)) return
        host = found
        settle = (result) => submitWith(found, result)
        found.addEventListener('submit', (event) => {
          event.preventDefault()
          tell('submit')
        })
      },
      tokenise({ newMerchantSessionKey }: { readonly newMerchantSessionKey?: string } = {}) {
        if (newMerchantSessionKey !== undefined) {
          key = newMerchantSessionKey
          tell('set-key', { key })
        }
        tell('submit')
      },
    }
  }

  Object.assign(globalThis, { sagepayOwnForm, sagepayCheckout })
}
