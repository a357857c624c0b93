import type { Text } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import { escapeHtml } from '../../infra/wire/escape-html.ts'
import { text, word } from '../../texts/index.ts'

/** The parts of a mail, one after the other. */
export type Block = Line | { readonly list: readonly Item[] }
/** A list item, with lines below it. */
export type Item = { readonly text: Line; readonly under?: readonly Line[] }
/** A string is what a person wrote. */
type Line = Text | string

export type MailContent = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly ics: string | null
}

export type Letter = {
  readonly subject: Text
  readonly firstName: string
  readonly language: Language
  readonly organisation: string
  readonly blocks: readonly Block[]
  readonly ics?: string | null
}

type WordedItem = { readonly text: string; readonly under: readonly string[] }
type Worded = string | readonly WordedItem[]

/** Words a letter in the language of its reader: the same as HTML and as text. */
export function compose({ firstName, language, organisation, blocks, ics = null, ...letter }: Letter): MailContent {
  const say = (line: Line) => word(language, line)
  const subject = say(letter.subject)
  const all = [text('mails:dear', { firstName }), ...blocks, organisation].map((block) => wordBlock(block, say))
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

function wordBlock(block: Block, say: (line: Line) => string): Worded {
  if (typeof block === 'string' || !('list' in block)) return say(block)
  return block.list.map(({ text: line, under = [] }) => ({ text: say(line), under: under.map(say) }))
}

function asText(block: Worded): string {
  if (typeof block === 'string') return block
  return block.flatMap((item) => [`- ${item.text}`, ...item.under.map((line) => `    ${line}`)]).join('\n')
}

function asHtml(block: Worded): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  const items = block.map((item) => {
    const inner = item.under.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
    return `<li>${escapeHtml(item.text)}${inner === '' ? '' : `<ul>${inner}</ul>`}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
