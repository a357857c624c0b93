import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languageCodes } from '@touchline/languages'

/** By language and namespace: texts by their keys. */
export type Resources = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** The texts of one part: a folder per language, in it a JSON file per namespace. */
export function readResources(folder: string): Resources {
  return Object.fromEntries(languageCodes.map((language) => [language, readNamespaces(join(folder, language))]))
}

function readNamespaces(folder: string) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    // Texts by key: the catalogue's test holds the files to it.
    files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))] as const),
  )
}
