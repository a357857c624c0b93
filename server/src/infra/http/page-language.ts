import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageCodes, languageOf } from '@touchline/languages'
import { languageAsked } from '@touchline/texts'
import type { FastifyRequest } from 'fastify'

/** The cookie in which the client keeps a visitor's choice. */
const cookieName = 'language'

/** The languages that a built site offers, its default first, by the configuration in its folder. */
export async function offeredLanguages(folder: string): Promise<readonly Language[]> {
  const config = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as { readonly languages?: unknown }
  if (!Array.isArray(config.languages)) return languageCodes
  return config.languages.flatMap((code) => (typeof code === 'string' ? (languageOf(code) ?? []) : []))
}

/** The language that a page will speak, found in the order in which its client finds it. [O-386] */
export function languageOfPage(request: FastifyRequest, offered: readonly Language[]): Language {
  const [, query] = request.url.split('?')
  const named = [new URLSearchParams(query).get('lang'), request.cookies[cookieName]].map(languageOf)
  const chosen = named.find((language) => language !== null && offered.includes(language))
  return chosen ?? languageAsked(request.headers['accept-language'], offered)
}
