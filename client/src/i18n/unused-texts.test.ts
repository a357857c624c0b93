import { expect, test } from 'vitest'
import { englishTexts, textsByKey } from './text-catalogue.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const namespaces = Object.keys(englishTexts).join('|')

const plural = /_(zero|one|two|few|many|other)$/
const keys = new Set([...textsByKey(englishTexts).keys()].map((key) => key.replace('.', ':').replace(plural, '')))

/** A key in quotes or in a template, such as `common:titles.${row.title}`. */
const quoted = new RegExp(`(['"\`])((?:${namespaces}):(?:(?!\\1).)*)\\1`, 'g')
/** The rest of a key in a template that begins with a value: `${said}.joinText`. */
const rest = /`\$\{\w+\}(\.[^`\s]+)`/g
/** Keys of the texts that this folder itself reads, without their namespace. */
const own = /['`]((?:list|calendar)\.[^'`]+)['`]/g

const all = (pattern: RegExp, text: string, group: number): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '')

/** Every key that the sources ask for; a value in a template stands for any part of a key. */
function askedFor(): readonly RegExp[] {
  const texts = Object.entries(sources)
  const whole = new Set(texts.flatMap(([, source]) => all(quoted, source, 2)))
  const rests = new Set(texts.flatMap(([, source]) => all(rest, source, 1)))
  const here = texts.filter(([path]) => path.startsWith('./')).flatMap(([, source]) => all(own, source, 1))
  const beginnings = [...whole].filter((key) => !keys.has(key) && !key.includes('$'))
  const composed = beginnings.flatMap((beginning) => [...rests].map((end) => beginning + end))
  return [...whole, ...here.map((key) => `common:${key}`), ...composed].map(patternOf)
}

function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w.-]+')}$`)
}

test('every text is shown somewhere: no key of the catalogue is left over', () => {
  const asked = askedFor()
  expect([...keys].filter((key) => !asked.some((pattern) => pattern.test(key)))).toEqual([])
})
