import type { brandOf, checkCardDetails, CardErrorCode, CardProperty } from '../engine/card-rules.ts'
import type { Language } from '@touchline/languages'
import type { Texts } from '../texts/index.ts'
import type { Facade } from '../store/transactions.ts'

export type CardFormSettings = {
  readonly facade: Facade
  readonly mode: 'card' | 'security-code'
  readonly key: string
  readonly keyIsUsable: boolean
  readonly channel: string
  /** Origin of the page around the frame; messages are exchanged with it alone. */
  readonly origin: string
  readonly locale: Language
  /** The merchant's month, `YYYYMM`. */
  readonly month: number
  readonly numbersWithoutExpiryCheck: readonly string[]
  /** Length of the security code in the mode that asks only for it. */
  readonly codeLength: number
  readonly texts: Readonly<Record<Language, Pick<Texts, 'cardForm' | 'brands' | 'required' | 'cardErrors'>>>
}

export type CardRules = {
  readonly brandOf: typeof brandOf
  readonly checkCardDetails: typeof checkCardDetails
}

/**
 * The script of the card form. The page gets this function's source, so it is self-contained: every dependency is an
 * argument.
 */
export function cardForm(settings: CardFormSettings, rules: CardRules): void {
  type Shown = { readonly property: CardProperty; readonly code: CardErrorCode | 'required' }
  let key = settings.key
  let locale = settings.locale
  // The keys of the texts are the languages.
  const languages = Object.keys(settings.texts) as readonly Language[]
  let busy = false
  let shown: readonly Shown[] = []
  const order: readonly CardProperty[] = ['cardholder_name', 'card_number', 'expiry_date', 'security_code']

  function post(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
    parent.postMessage({ v: 1, channel: settings.channel, type, ...fields }, settings.origin)
  }

  function input(name: CardProperty): HTMLInputElement | undefined {
    const found = document.getElementById(name)
    return found instanceof HTMLInputElement ? found : undefined
  }

  function inputs(): readonly HTMLInputElement[] {
    return order.flatMap((name) => input(name) ?? [])
  }

  function valueOf(name: CardProperty): string {
    const raw = input(name)?.value ?? ''
    return name === 'cardholder_name' ? raw.trim() : raw.replaceAll(/[\s/-]/g, '')
  }

  function problems(): readonly Shown[] {
    const empty = inputs().filter((field) => field.value.trim() === '')
    const missing = order.filter((name) => empty.some((field) => field.id === name))
    const found: Shown[] = missing.map((property) => ({ property, code: 'required' }))
    if (settings.mode === 'security-code') {
      const code = valueOf('security_code')
      const isWrong = found.length === 0 && (code.length !== settings.codeLength || /\D/.test(code))
      return isWrong ? [{ property: 'security_code', code: 'invalid_cvc' }] : found
    }
    const details = {
      cardholderName: valueOf('cardholder_name'),
      cardNumber: valueOf('card_number'),
      expiryDate: valueOf('expiry_date'),
      securityCode: valueOf('security_code'),
    }
    const broken = rules.checkCardDetails(details, settings)
    return [...found, ...broken.filter((error) => !missing.includes(error.property))]
  }

  function show(errors: readonly Shown[]): void {
    shown = errors
    const words = settings.texts[locale]
    for (const name of order) {
      const field = input(name)
      const place = document.getElementById(`${name}-error`)
      const error = errors.find((candidate) => candidate.property === name)
      if (!field || !place) continue
      if (error) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
      place.hidden = error === undefined
      const text = place.querySelector('span')
      if (text && error)
        text.textContent = error.code === 'required' ? words.required[name] : words.cardErrors[error.code]
    }
  }

  function focusFirst(): void {
    const bad = order.find((name) => shown.some((error) => error.property === name))
    const target = bad ? input(bad) : inputs()[0]
    target?.focus()
  }

  function refuse(errors: readonly Shown[]): void {
    show(errors)
    focusFirst()
    post('invalid', { fields: order.filter((name) => errors.some((error) => error.property === name)) })
  }

  function draw(): void {
    const { cardForm: words, brands } = settings.texts[locale]
    const brand = rules.brandOf(valueOf('card_number'))
    const isAmex = brand === 'amex' || settings.codeLength === 4
    document.documentElement.lang = locale
    document.title = words.title
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
      const name = element.dataset['text'] === 'codeHint' && isAmex ? 'codeHintAmex' : element.dataset['text']
      const text: unknown = Reflect.get(words, name ?? '')
      if (typeof text === 'string' && element.textContent !== text) element.textContent = text
    }
    const badge = document.getElementById('brand')
    const name = brand === 'unknown' ? '' : brands[brand]
    if (badge && badge.textContent !== name) badge.textContent = name
    document.getElementById('marks')?.setAttribute('data-brand', brand)
  }

  function grouped(number: string): string {
    if (/^3[47]/.test(number)) return number.replace(/^(\d{4})(\d{0,6})(\d{0,5}).*$/, '$1 $2 $3').trim()
    return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  }

  /** Groups digits typed at the end; with the caret in the middle the text is unchanged, so editing never jumps. */
  function tidy(field: HTMLInputElement, isErasing: boolean): void {
    if (field.selectionStart !== field.value.length) return
    const digits = field.value.replaceAll(/\D/g, '')
    if (field.id === 'card_number') field.value = grouped(digits.slice(0, 19))
    if (field.id === 'security_code') field.value = digits.slice(0, 4)
    if (field.id !== 'expiry_date') return
    const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits.slice(0, 4)
    field.value =
      padded.length >= 2 && !isErasing
        ? `${padded.slice(0, 2)}/${padded.slice(2)}`
        : padded.replace(/^(\d\d)(?=\d)/, '$1/')
  }

  function changed(field: HTMLInputElement, isErasing: boolean): void {
    if (field.id !== 'cardholder_name') tidy(field, isErasing)
    show(shown.filter((error) => error.property !== field.id))
    draw()
    const brand = settings.mode === 'card' ? rules.brandOf(valueOf('card_number')) : 'unknown'
    post('change', { complete: problems().length === 0, brand })
  }

  /** `setup`: the secret of a card set-up; without one the card is for a payment. */
  async function send(setup: string | undefined): Promise<Response> {
    const isCard = settings.mode === 'card'
    const paths = {
      'card-gateway': 'card-identifiers',
      'card-provider': 'payment-methods',
      'session-provider': 'payment-sessions/current/card',
    }
    const cardPath =
      setup === undefined ? paths[settings.facade] : `setup-intents/${setup.split('_secret_')[0]}/confirm`
    const path = `/gateway/v1/${isCard ? cardPath : 'card-identifiers/saved/security-code'}`
    const card = {
      cardholder_name: valueOf('cardholder_name'),
      card_number: valueOf('card_number'),
      expiry_date: valueOf('expiry_date'),
      security_code: valueOf('security_code'),
    }
    return fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify(
        isCard ? { card_details: card, client_secret: setup } : { security_code: card.security_code },
      ),
    })
  }

  async function answer(response: Response): Promise<void> {
    if (response.status === 401) return post('key-expired')
    if (response.status === 204) return post('linked')
    const body: unknown = await response.json().catch(() => undefined)
    const get = (name: string): unknown =>
      body !== null && typeof body === 'object' ? Reflect.get(body, name) : undefined
    const facts = { brand: get('card_type'), last_four: get('last_four'), expiry: get('expiry') }
    if (response.status === 201) {
      const name = settings.facade === 'card-provider' ? 'payment_method_id' : 'card_identifier'
      return post('tokenised', { [name]: get(name), ...facts })
    }
    if (response.status === 200) {
      return post('tokenised', { setup_intent_id: get('setup_intent_id'), status: get('status'), ...facts })
    }
    const errors = get('errors')
    const refused: Shown[] = (Array.isArray(errors) ? errors : []).filter((error) => order.includes(error?.property))
    if (response.status !== 422 || refused.length === 0) return post('error', { code: 'server' })
    refuse(refused)
    if (get('attempts_left') === 0) post('key-expired')
  }

  async function submit(setup?: string): Promise<void> {
    if (busy) return post('error', { code: 'busy' })
    const found = problems()
    if (found.length > 0) return refuse(found)
    show([])
    busy = true
    try {
      await answer(await send(setup))
    } catch {
      post('error', { code: 'network' })
    } finally {
      busy = false
    }
  }

  function empty(): void {
    for (const field of inputs()) field.value = ''
    show([])
    draw()
    post('change', { complete: problems().length === 0, brand: rules.brandOf(valueOf('card_number')) })
  }

  function obey(message: Readonly<Record<string, unknown>>): void {
    switch (message['type']) {
      case 'submit':
        void submit(typeof message['client_secret'] === 'string' ? message['client_secret'] : undefined)
        break
      case 'reset':
        empty()
        break
      case 'focus':
        focusFirst()
        break
      case 'set-locale':
        locale = languages.find((code) => code === String(message['lang']).toLowerCase().split('-')[0]) ?? locale
        draw()
        show(shown)
        break
      case 'set-key':
        // The typed values stay, so that a declined card can be tried again or corrected.
        key = String(message['key'])
        break
    }
  }

  addEventListener('message', (event: MessageEvent<unknown>) => {
    const data = event.data
    if (event.origin !== settings.origin || event.source !== parent) return
    if (data === null || typeof data !== 'object') return
    const message: Readonly<Record<string, unknown>> = { ...data }
    if (message['v'] === 1 && message['channel'] === settings.channel) obey(message)
  })
  for (const field of inputs()) {
    field.addEventListener('input', (event) => {
      changed(field, event instanceof InputEvent && event.inputType.startsWith('delete'))
    })
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') post('submit-requested')
    })
  }
  document.forms[0]?.addEventListener('submit', (event) => event.preventDefault())

  let lastHeight = 0
  function reportHeight(): void {
    // A frame in its own process can run before it has a size, and would report the height of a single column of
    // letters.
    if (innerWidth === 0) return
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === lastHeight) return
    lastHeight = height
    post('resize', { height })
  }
  /** The faces that the form is laid out in. One that does not come is given up soon. */
  function loadFaces(): Promise<unknown> {
    const faces = Promise.allSettled([...document.fonts].map((face) => face.load()))
    return Promise.race([faces, new Promise((resolve) => setTimeout(resolve, 2000))])
  }

  async function begin(): Promise<void> {
    draw()
    await loadFaces()
    post('ready', { mode: settings.mode })
    reportHeight()
    new ResizeObserver(reportHeight).observe(document.body)
    if (!settings.keyIsUsable) post('key-expired')
  }
  void begin()
}
