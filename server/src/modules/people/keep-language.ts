import type { Deps } from '../../deps.ts'
import type { Language } from '@touchline/languages'
import { languageAsked } from '@touchline/texts'
import { userWrites } from './repository.ts'

/** The language a request asks for; null without one. */
export function languageIn(headers: Readonly<Record<string, string | string[] | undefined>>): Language | null {
  const header = headers['accept-language']
  return header === undefined ? null : languageAsked(String(header))
}

/** Stores the language for mails: the one requested last. */
export async function keepLanguage({ store }: Deps, userId: number, language: Language | null): Promise<void> {
  if (language === null) return
  const user = await store.read((reads) => reads.users.byId({ id: userId }))
  if (!user || (user.language ?? 'en') === language) return
  await store.write((tx) => userWrites(tx).setLanguage({ id: userId, language }))
}
