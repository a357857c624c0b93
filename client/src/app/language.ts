import { readCookie, writeCookie } from '../api/cookies.ts'
import { type Language, languageOf, languages } from '../i18n/language.ts'
import { changeLanguage } from '../i18n/start-i18n.ts'
import { environment } from './environment.ts'

/** Shared by the sites of one host, like the person who reads them. */
const cookieName = 'language'
const oneYearSeconds = 365 * 24 * 60 * 60

/** The languages that this site offers, the one it begins with first. */
export function offeredLanguages(): readonly Language[] {
  return environment().config.languages
}

/** What the page speaks: what the address asks for (`?lang=cy`), what was chosen earlier, else the site's first language. */
export function chosenLanguage(asked: string | null): Language {
  const offered = offeredLanguages()
  const kept = readCookie(environment().cookies, cookieName)
  const wanted = [languageOf(asked), languageOf(kept)]
  const found = wanted.find((language): language is Language => language !== null && offered.includes(language))
  if (found !== undefined && found === wanted[0]) keep(found)
  return found ?? offered[0] ?? 'en'
}

/** Changes the page's language and keeps the choice for a year. Rejects when the texts cannot be fetched. */
export async function switchLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  document.documentElement.lang = languages[language].locale
  keep(language)
}

function keep(language: Language): void {
  const { cookies, secure } = environment()
  writeCookie(cookies, cookieName, language, { maxAgeSeconds: oneYearSeconds, secure })
}
