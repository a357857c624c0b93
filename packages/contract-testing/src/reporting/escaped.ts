import { escapeHtml } from '@touchline/serving'

/** Text for XML and HTML, in elements and attributes, without the control characters that XML forbids. */
export function escaped(text: string): string {
  return escapeHtml(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ''))
}
