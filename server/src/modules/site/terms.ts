import { hashOf } from '@touchline/ids'

/** Terms to accept; `version` identifies the text. */
export type Terms = { readonly version: string; readonly html: string }

export function termsOf(html: string): Terms {
  return { version: hashOf(html), html }
}
