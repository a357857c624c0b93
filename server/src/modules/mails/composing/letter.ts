import type { Text } from '@touchline/contract'
import type { Language } from '@touchline/languages'

/** A string is what a person wrote. */
export type Line = Text | string

/**
 * A line that leads to an address, which the text of the mail shows in full. A page of a site opens in the language of
 * the mail.
 */
export type Link = { readonly link: Line; readonly href: string; readonly to: 'page' | 'file' | 'map' }

/** A list item, with lines below it. */
export type Item = { readonly text: Line; readonly under?: readonly (Line | Link)[] }

/** The parts of a mail, one after the other. */
export type Block = Line | Link | { readonly heading: Line } | { readonly list: readonly Item[] }

export type Letter = {
  readonly subject: Text
  readonly firstName: string
  readonly language: Language
  readonly organisation: string
  readonly blocks: readonly Block[]
  /** The ways to reach the operator, unless the blocks say them. */
  readonly contact?: Line | null
  readonly ics?: string | null
}

export type MailContent = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly ics: string | null
}

/** A letter in the language of its reader. */
export type WordedLine = string | { readonly link: string; readonly href: string }
export type WordedItem = { readonly text: string; readonly under: readonly WordedLine[] }
export type WordedBlock = WordedLine | { readonly heading: string } | { readonly list: readonly WordedItem[] }

export function isLink(part: WordedBlock): part is Exclude<WordedLine, string> {
  return typeof part === 'object' && 'href' in part
}
