/** The texts of one namespace in one language: a tree of texts by key. */
export type TextFile = Readonly<Record<string, unknown>>

/** Every file of texts, by its path. A new language is a new folder: nothing here names it. */
const files = import.meta.glob<TextFile>('./*/*.json', { import: 'default' })

/** Fetches the texts of a namespace in a language. Rejects when they do not arrive. */
export async function readTexts(language: string, namespace: string): Promise<TextFile> {
  const read = files[`./${language}/${namespace}.json`]
  if (!read) throw new Error(`there are no texts ${language}/${namespace}`)
  return read()
}
