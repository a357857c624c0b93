import { fallbackLanguage, type Language } from '@touchline/languages'
import { text, word } from '../../../texts/index.ts'
import { asHtml } from './as-html.ts'
import { asText } from './as-text.ts'
import { type Limits, shortened, steps } from './shorten.ts'
import type { Block, Letter, Line, Link, MailContent, WordedBlock, WordedLine } from './letter.ts'

/** The most bytes of a mail, its HTML and its text together. Larger ones are cut off by some mail programs. [O-301] */
const mostBytes = 60_000

/**
 * Words a letter in the language of its reader: the same as HTML and as text. Of a letter that would be too large, the
 * longest lists are shortened and say how much is left out.
 */
export function compose({
  firstName,
  language,
  organisation,
  blocks,
  contact = null,
  ics = null,
  ...letter
}: Letter): MailContent {
  const say = (line: Line) => word(language, line)
  const subject = say(letter.subject)
  const end = contact === null ? [organisation] : [contact, organisation]
  const whole: readonly Block[] = [text('mails:dear', { firstName }), ...blocks, ...end]
  const written = (limits: Limits) => {
    const parts = shortened(whole, limits).map((block) => worded(block, language, say))
    return { text: asText(parts), html: asHtml({ language, subject }, parts) }
  }
  const fitting = steps.map(written).find(({ text: plain, html }) => Buffer.byteLength(plain + html) <= mostBytes)
  return { subject, ...(fitting ?? written({ items: 0, lines: 0 })), ics }
}

/** The fallback is what a site shows without being asked. */
function hrefOf({ href, to }: Link, language: Language): string {
  if (to !== 'page' || language === fallbackLanguage) return href
  const address = new URL(href)
  address.searchParams.set('lang', language)
  return address.href
}

function worded(block: Block, language: Language, say: (line: Line) => string): WordedBlock {
  const sayAny = (line: Line | Link): WordedLine =>
    typeof line === 'object' && 'href' in line ? { link: say(line.link), href: hrefOf(line, language) } : say(line)
  if (typeof block === 'string') return block
  if ('list' in block) {
    return { list: block.list.map(({ text: line, under = [] }) => ({ text: say(line), under: under.map(sayAny) })) }
  }
  return 'heading' in block ? { heading: say(block.heading) } : sayAny(block)
}
