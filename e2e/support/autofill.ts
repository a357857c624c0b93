import type { FrameLocator, Page } from '@playwright/test'

/** The fields of a form: by label, the type, the token of `autocomplete`, and the keyboard where it is another one. */
export type Fields = Readonly<Record<string, string>>

/** What each form tells browsers and password managers about its fields. [O-375] */
export const forms = {
  login: { 'Email or reference': 'text username', Password: 'password current-password' },
  forgotten: { 'Email or reference': 'text username' },
  reset: { Password: 'password new-password', 'Confirm password': 'password new-password' },
  register: {
    'First name': 'text given-name',
    'Last name': 'text family-name',
    'Date of birth': 'text bday numeric',
    'Phone (optional)': 'tel tel',
    Email: 'text email email',
    Password: 'password new-password',
    'Confirm password': 'password new-password',
    'Address (optional)': 'text address-line1',
    'Town (optional)': 'text address-level2',
    Postcode: 'text postal-code',
  },
  billing: {
    'First name': 'text billing given-name',
    'Last name': 'text billing family-name',
    'Address line 1': 'text billing address-line1',
    'Address line 2 (optional)': 'text billing address-line2',
    'Town or city': 'text billing address-level2',
    Postcode: 'text billing postal-code',
    Country: 'select-one billing country',
  },
  card: {
    'Name on card': 'text cc-name',
    'Card number': 'text cc-number numeric',
    'Expiry date': 'text cc-exp numeric',
    'Security code': 'text cc-csc numeric',
  },
  child: {
    'First name': 'text off',
    'Last name': 'text off',
    'Date of birth': 'text off numeric',
    'You are their': 'select-one off',
  },
  adult: { Email: 'text off email', 'You are their': 'select-one off' },
  name: {
    'Title (optional)': 'text honorific-prefix',
    'First name': 'text given-name',
    'Last name': 'text family-name',
  },
  phone: { 'Phone (optional)': 'tel tel' },
  address: {
    'Address line 1': 'text address-line1',
    'Address line 2 (optional)': 'text address-line2',
    Town: 'text address-level2',
    Postcode: 'text postal-code',
  },
  email: { 'New email': 'text email email' },
  password: { 'Present password': 'password current-password', 'New password': 'password new-password' },
  emergency: { 'Their name': 'text off', 'Their relationship to you (optional)': 'text off', Phone: 'tel off' },
} as const satisfies Readonly<Record<string, Fields>>

/** The fields that people type into or choose from, as the page has them now. */
export async function fieldsOf(place: Page | FrameLocator, within = 'main'): Promise<Fields> {
  const found = await place
    .locator(within)
    .locator('input, select, textarea')
    .evaluateAll((controls) =>
      controls.flatMap((control): (readonly [string, string])[] => {
        if (!(
          control instanceof HTMLInputElement ||
          control instanceof HTMLSelectElement ||
          control instanceof HTMLTextAreaElement
        ))
          return []
        const isTyped = !['radio', 'checkbox', 'hidden', 'date', 'file'].includes(control.type)
        if (!isTyped || control.hidden || control.closest('[inert]')) return []
        const label = (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '').trim()
        return [[label, [control.type, control.autocomplete, control.inputMode].filter(Boolean).join(' ')]]
      }),
    )
  return Object.fromEntries(found)
}
