const plain = 'aceilnorstuyACEGILNORSTUYZ'
const accented = 'áçéîļñöŕšţûýÀÇÈĢÎĻÑÖŔŠŢÛÝŽ'

/** Placeholders and tags. */
const marks = /(\{\{[^}]+\}\}|<[^>]+>)/

const withAccents = (text: string): string =>
  [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')

/** An English text as a pseudo-translation: in brackets, with accents, and longer by two fifths. */
export function pseudoText(text: string): string {
  const parts = text.split(marks)
  const length = parts.filter((part) => !marks.test(part)).join('').length
  const written = parts.map((part) => (marks.test(part) ? part : withAccents(part))).join('')
  return `⟦${written}${'~'.repeat(Math.ceil(length * 0.4))}⟧`
}

export type TextTree = { readonly [key: string]: string | TextTree }

/** All texts of a bundle in the pseudo-locale, by key. */
export function pseudoTexts(texts: object): TextTree {
  const translated = Object.entries(texts).map(([key, value]: [string, string | object]) => [
    key,
    typeof value === 'string' ? pseudoText(value) : pseudoTexts(value),
  ])
  return Object.fromEntries(translated) as TextTree
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decoded = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')

/** The text outside all brackets, which no bundle contains. */
function outsideBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (letter === '⟦') depth += 1
    outside += depth === 0 ? letter : ' '
    if (letter === '⟧') depth -= 1
  }
  return outside
}

const spokenAttributes =
  / (?:aria-label|aria-description|aria-valuetext|aria-roledescription|alt|title|placeholder)="([^"]*)"/g

/** Every visible or spoken word of a page in the pseudo-locale that no bundle contains. */
export function untranslatedWords(markup: string): readonly string[] {
  const spoken = [...markup.matchAll(spokenAttributes)].map(([, value = '']) => value)
  const texts = [markup.replaceAll(/<[^>]*>/g, ' '), ...spoken]
  return texts.flatMap((text) => outsideBrackets(decoded(text)).match(/\p{L}{2,}/gu) ?? [])
}
