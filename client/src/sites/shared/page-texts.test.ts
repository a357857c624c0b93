import { describe, expect, test } from 'vitest'
import { namespaces } from '../../i18n/text-catalogue.ts'

/** Every source file of the sites by its path below `src`. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, source]) => [new URL(path, 'file:///src/sites/shared/').pathname, source]),
)

/** Code that loads together with the texts it names: `pageOf(…)` of a row, `withTexts(…)` of a part. */
const partWithTexts = /import\('(\.[^']+)'\)\)?,\s*\[([^\]]*)\]/g
const anyImport =
  /^(?:import|export)\s(?!type\s)[^'";]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm
const names = namespaces.join('|')
const key = new RegExp(`['"\`](${names}):`, 'g')
const hook = /(?:useTranslation\(|getFixedT\([^,]+,)([^)]*)\)/g
const quoted = new RegExp(`'(${names})'`, 'g')

const sourceOf = (file: string): string => sources.get(file) ?? ''
const resolved = (file: string, imported: string): string => new URL(imported, `file://${file}`).pathname
const found = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

function partsIn(file: string) {
  return [...sourceOf(file).matchAll(partWithTexts)].map(([, imported = '', texts = '']) => ({
    file: resolved(file, imported),
    texts: found(quoted, texts).toSorted(),
  }))
}

function importsOf(file: string): readonly string[] {
  const all = [...sourceOf(file).matchAll(anyImport)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  const parts = new Set(partsIn(file).map((part) => part.file))
  return all.map((imported) => resolved(file, imported)).filter((one) => sources.has(one) && !parts.has(one))
}

/** The namespaces beside `common` that a file and its imports read. A part with texts of its own loads them itself. */
function textsReadFrom(start: string): readonly string[] {
  const reached = new Set([start])
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  const read = [...reached].flatMap((file) => {
    const source = sourceOf(file)
    return [...found(key, source), ...found(hook, source).flatMap((text) => found(quoted, text))]
  })
  return [...new Set(read)].filter((name) => name !== 'common').toSorted()
}

const parts = [...sources.keys()].flatMap(partsIn)

describe('a page loads the texts that it reads, and no others', () => {
  test.each(parts)('[S9-063] $file reads $texts', ({ file, texts }) => {
    expect(sources.has(file)).toBe(true)
    expect(texts).toEqual(textsReadFrom(file))
  })

  test.each([...sources.keys()].filter((file) => file.endsWith('/page-rows.ts')))(
    'every row of %s names its namespaces',
    (file) => {
      expect(partsIn(file)).toHaveLength(found(/(\bpageOf\()/g, sourceOf(file)).length)
    },
  )

  test.each([...sources.keys()].filter((file) => file.endsWith('/open-site.tsx')))(
    'the frame around all pages, begun by %s, reads only the texts that come with it',
    (file) => {
      expect(textsReadFrom(file)).toEqual([])
    },
  )
})
