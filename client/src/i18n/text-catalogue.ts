import type { Namespace, Texts } from './texts.ts'

/** Every file of texts by its path, for tests of the catalogue. */
const files = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' })

/** All texts of a language: trees by namespace. */
export function textsOf(language: string): Readonly<Record<string, object>> {
  const own = Object.entries(files).flatMap(([path, texts]) => {
    const [, folder, name = ''] = path.split('/')
    return folder === language ? [[name.replace('.json', ''), texts] as const] : []
  })
  return Object.fromEntries(own)
}

/** The languages that have a folder of texts. */
export const languageFolders: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? '')),
]

// The types are made from these files.
export const englishTexts = textsOf('en') as Texts

// The type has the same names.
export const namespaces = Object.keys(englishTexts) as Namespace[]

export type TextsByKey = ReadonlyMap<string, string>

/** Every text by its key, `namespace.path`. */
export function textsByKey(value: unknown, key = ''): TextsByKey {
  if (typeof value === 'string') return new Map([[key, value]])
  const parts = Object.entries(value as Readonly<Record<string, unknown>>)
  return new Map(parts.flatMap(([name, part]) => [...textsByKey(part, key === '' ? name : `${key}.${name}`)]))
}
