import { errors, reasons } from '@touchline/contract'
import type { Language } from './language.ts'
import { englishMoment, sayMomentIn } from './moments.ts'
import { fieldsInWelsh } from './welsh-fields.ts'
import { reasonsInWelsh, refusalsInWelsh } from './welsh-refusals.ts'

type Sentence = { readonly said: RegExp; readonly names: readonly string[]; readonly instead: string }

const placeholder = /\{(\w+)\}/g

/** What names a moment, and nothing else stands in its place. */
const moments: ReadonlySet<string> = new Set(['date', 'start', 'when'])

/** Sentences as they are written, and those that name something by their pattern, the most particular first. */
const { plain, patterns } = prepare([
  ...entriesOf(errors, refusalsInWelsh, ({ message }) => message),
  ...entriesOf(reasons, reasonsInWelsh, (text) => text),
  ...Object.entries(fieldsInWelsh),
])

/** Sentences that something may follow. */
const begins = [...plain.keys()].filter((sentence) => sentence.endsWith('.')).toSorted((a, b) => b.length - a.length)

function entriesOf<Code extends string, English>(
  english: Readonly<Record<Code, English>>,
  welsh: Readonly<Record<Code, string>>,
  textOf: (one: English) => string,
): readonly (readonly [string, string])[] {
  // What `keys` answers are the codes.
  return (Object.keys(english) as Code[]).map((code) => [textOf(english[code]), welsh[code]])
}

function prepare(all: readonly (readonly [string, string])[]) {
  const named = all.filter(([english]) => english.search(placeholder) >= 0)
  return {
    plain: new Map(all),
    patterns: named
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([english, instead]): Sentence => {
        const parts = english.split(placeholder)
        const said = parts
          .map((part, index) => (index % 2 === 0 ? escaped(part) : `(${moments.has(part) ? englishMoment : '.+'})`))
          .join('')
        return { said: new RegExp(`^${said}$`, 'su'), names: parts.filter((_, index) => index % 2 === 1), instead }
      }),
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * A sentence in a language, whatever follows it, such as a name or another sentence, and the `{reason}` and the moments in
 * it; one that has no words there stays as it is.
 */
export function sayIn(language: Language, sentence: string): string {
  if (language === 'en') return sentence
  const known = plain.get(sentence)
  if (known !== undefined) return known
  for (const { said, names, instead } of patterns) {
    const found = said.exec(sentence)
    if (!found) continue
    return instead.replaceAll(placeholder, (_, name: string) =>
      sayNamed(language, name, found[names.indexOf(name) + 1] ?? ''),
    )
  }
  const begun = begins.find((begin) => sentence.startsWith(`${begin} `))
  if (begun === undefined) return sentence
  return `${plain.get(begun) ?? begun} ${sayIn(language, sentence.slice(begun.length + 1))}`
}

function sayNamed(language: Language, name: string, text: string): string {
  if (moments.has(name)) return sayMomentIn(language, text)
  return name === 'reason' ? sayIn(language, text) : text
}

/** Fields of answers in which the platform says something. */
const spoken: ReadonlySet<string> = new Set(['message', 'reason', 'notices', 'price_note', 'pretty', 'summary'])

/** What clients of the documents look for in a message stays as it is. [O-25] */
const searchedFor: ReadonlySet<string> = new Set([
  reasons.some_sessions_booked,
  reasons.time_taken,
  reasons.not_individually,
])

/** An answer with what it says in a language; names, codes and what people have written stay as they are. [O-202] */
export function sayAllIn<Answer>(language: Language, answer: Answer): Answer {
  // Texts become other texts, and nothing else changes.
  return language === 'en' ? answer : (said(language, answer, false) as Answer)
}

function said(language: Language, value: unknown, isSpoken: boolean): unknown {
  if (typeof value === 'string') return isSpoken && !searchedFor.has(value) ? sayOf(language, value) : value
  if (Array.isArray(value)) return value.map((one) => said(language, one, isSpoken))
  if (typeof value !== 'object' || value === null) return value
  const says = (name: string) => spoken.has(name) || (name === 'name' && isCharge(value))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(language, one, says(name))]))
}

/** A penalty is called by the reason for it. */
function isCharge(value: object): boolean {
  return 'purchasable_type' in value && value.purchasable_type === 'penalty'
}

/** A sentence, or the reason that follows the name of a thing. */
function sayOf(language: Language, sentence: string): string {
  const whole = sayIn(language, sentence)
  const at = whole === sentence ? sentence.lastIndexOf(': ') + 2 : 0
  return at < 2 ? whole : `${sentence.slice(0, at)}${sayIn(language, sentence.slice(at))}`
}
