import { escapeHtml } from '@touchline/serving'

/** A piece of HTML that is safe to put into a page. Only `html` and `trusted` make one. */
export type Html = { readonly html: string }

type Part = string | number | Html | readonly Html[]

function rendered(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('')
}

/** Template of HTML: texts are escaped, pieces of HTML are not. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + rendered(parts[index] ?? '')).join('') }
}

/** Our own text that needs no escape: styles, scripts, drawings. */
export function trusted(text: string): Html {
  return { html: text }
}

export const nothing: Html = trusted('')

/** Data for an inline script. `<` is escaped so that no text can end the script element. */
export function scriptData(value: unknown): Html {
  return trusted(JSON.stringify(value).replaceAll('<', '\\u003c'))
}
