import { escapeHtml } from '../../infra/wire/escape-html.ts'
import type { Language } from '../../infra/words/language.ts'
import { mailWords } from './mail-words.ts'

/** What a mail says, one thing after the other. */
export type Block = string | { readonly list: readonly Item[] }
/** A line of a list, with lines of its own. */
export type Item = { readonly text: string; readonly under?: readonly string[] }

export type MailContent = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly ics: string | null
}

export type Letter = {
  readonly subject: string
  readonly firstName: string
  readonly language: Language
  readonly organisation: string
  readonly blocks: readonly Block[]
  readonly ics?: string | null
}

/** The same words as HTML and as text. */
export function compose({ subject, firstName, language, organisation, blocks, ics = null }: Letter): MailContent {
  const all: readonly Block[] = [mailWords(language)('dear', { firstName }), ...blocks, organisation]
  return {
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      ...all.map(asHtml),
      '</body></html>',
    ].join('\n'),
    ics,
  }
}

function asText(block: Block): string {
  if (typeof block === 'string') return block
  return block.list.flatMap(({ text, under = [] }) => [`- ${text}`, ...under.map((line) => `    ${line}`)]).join('\n')
}

function asHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  const items = block.list.map(({ text, under = [] }) => {
    const inner = under.length > 0 ? `<ul>${under.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : ''
    return `<li>${escapeHtml(text)}${inner}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
