import { checkCardDetails, brandOf } from '../engine/card-rules.ts'
import { cardForm, type CardFormSettings } from '../browser/card-form.ts'
import { html, nothing, scriptData, trusted, type Html } from './html.ts'
import type { Page } from './send-page.ts'
import { cardFormStyle, type Theme } from './styles.ts'
import type { Language } from '@touchline/languages'
import { byLanguage, textsFor } from '../texts/index.ts'

export type CardFormPage = Omit<CardFormSettings, 'texts'> & {
  readonly theme: Theme
  readonly frameAncestors: readonly string[]
}

/** The card form for the frame. Its script gets functions as source text, so page and server share one set of rules. */
export function cardFormPage({ theme, frameAncestors, ...settings }: CardFormPage): Page {
  const words = textsFor(settings.locale).cardForm
  const rules = `{ brandOf: ${brandOf.toString()}, checkCardDetails: ${checkCardDetails.toString()} }`
  const data = scriptData({ ...settings, texts: byLanguage(formTexts) })
  const program = html`(${trusted(cardForm.toString())})(${data}, ${trusted(rules)})`
  return {
    status: 200,
    locale: settings.locale,
    title: words.title,
    style: cardFormStyle(theme, settings.mode),
    body: settings.mode === 'card' ? cardFields(settings) : codeOnly(settings),
    script: program,
    frameAncestors,
    formTargets: [],
  }
}

function formTexts(locale: Language): CardFormSettings['texts'][Language] {
  const { cardForm: words, brands, required, cardErrors } = textsFor(locale)
  return { cardForm: words, brands, required, cardErrors }
}

type FieldName = 'cardholder_name' | 'card_number' | 'expiry_date' | 'security_code'

type Field = {
  readonly name: FieldName
  readonly label: string
  readonly text: string
  readonly autocomplete: string
  readonly numeric: boolean
  readonly maxLength: number
  readonly hint?: { readonly id: string; readonly text: string; readonly content: string }
  /** Shown at the end of the label's line. */
  readonly beside?: Html
}

const icon = trusted(
  '<svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true"><path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 13.5H9v-2h2v2Zm0-4H9V5h2v5.5Z"/></svg>',
)

/** The accepted brands, drawn plainly; the brand being typed stays, the others fade. */
const marks = trusted(`<span class="marks" id="marks" aria-hidden="true">
  <svg data-mark="visa" viewBox="0 0 38 24"><rect width="38" height="24" rx="4" fill="#1a2a6c"/><text x="19" y="16.5" fill="#fff" font-size="11" font-weight="700" font-style="italic" text-anchor="middle">VISA</text></svg>
  <svg data-mark="mastercard" viewBox="0 0 38 24"><rect x=".5" y=".5" width="37" height="23" rx="3.5" fill="#fff" stroke="#c9ced6"/><circle cx="15.500" cy="12" r="7" fill="#d9222a"/><circle cx="22.500" cy="12" r="7" fill="#ee9f2d" fill-opacity=".9"/></svg>
  <svg data-mark="amex" viewBox="0 0 38 24"><rect width="38" height="24" rx="4" fill="#1f72c4"/><text x="19" y="15.500" fill="#fff" font-size="9" font-weight="700" text-anchor="middle">AMEX</text></svg>
</span>`)

function field(f: Field): Html {
  const described = f.hint ? `${f.hint.id} ${f.name}-error` : `${f.name}-error`
  const hint = f.hint
    ? html`<p class="hint" id="${f.hint.id}" data-text="${f.hint.text}">${f.hint.content}</p>`
    : nothing
  const inputMode = f.numeric ? html` inputmode="numeric"` : nothing
  return html`<div class="field">
    <div class="label"><label for="${f.name}" data-text="${f.text}">${f.label}</label>${f.beside ?? nothing}</div>
    ${hint}
    <input
      id="${f.name}"
      name="${f.name}"
      type="text"
      ${inputMode}
      autocomplete="${f.autocomplete}"
      maxlength="${f.maxLength}"
      spellcheck="false"
      autocapitalize="off"
      required
      aria-describedby="${described}"
    />
    <p class="error" id="${f.name}-error" role="alert" hidden>${icon}<span></span></p>
  </div>`
}

function cardFields({ locale }: Pick<CardFormSettings, 'locale'>): Html {
  const words = textsFor(locale).cardForm
  const brand = html`<span class="seen-by-readers" id="brand" aria-live="polite"></span>${marks}`
  const name = { name: 'cardholder_name', label: words.name, text: 'name', autocomplete: 'cc-name' } as const
  const number = { name: 'card_number', label: words.number, text: 'number', autocomplete: 'cc-number' } as const
  const expiry = { name: 'expiry_date', label: words.expiry, text: 'expiry', autocomplete: 'cc-exp' } as const
  const expiryHint = { id: 'expiry-hint', text: 'expiryHint', content: words.expiryHint }
  return html`<form novalidate>
    <h1 class="seen-by-readers" data-text="title">${words.title}</h1>
    ${field({ ...name, numeric: false, maxLength: 45 })}
    ${field({ ...number, numeric: true, maxLength: 23, beside: brand })}
    <div class="pair">${field({ ...expiry, numeric: true, maxLength: 7, hint: expiryHint })} ${codeField(locale)}</div>
    ${testMode(locale)}
  </form>`
}

function codeOnly({ locale }: Pick<CardFormSettings, 'locale'>): Html {
  const words = textsFor(locale).cardForm
  return html`<form novalidate>
    <h1 class="seen-by-readers" data-text="title">${words.title}</h1>
    ${codeField(locale)} ${testMode(locale)}
  </form>`
}

function codeField(locale: CardFormSettings['locale']): Html {
  const words = textsFor(locale).cardForm
  const hint = { id: 'code-hint', text: 'codeHint', content: words.codeHint }
  const code = { name: 'security_code', label: words.code, text: 'code', autocomplete: 'cc-csc' } as const
  return field({ ...code, numeric: true, maxLength: 4, hint })
}

function testMode(locale: CardFormSettings['locale']): Html {
  const words = textsFor(locale).cardForm
  return html`<p class="hint test" data-text="testMode">${words.testMode}</p>
    <noscript><p>${words.needsScript}</p></noscript>`
}
