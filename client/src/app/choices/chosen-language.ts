import { type Language, languageOf } from '@touchline/languages'
import { readCookie, writeCookie } from '../../api/credentials/cookies.ts'
import { noteLanguageChosen } from '../../i18n/language.ts'
import { environment } from '../environment.ts'

/** Shared by the sites of one host. */
const cookieName = 'language'
const oneYearSeconds = 365 * 24 * 60 * 60

/** The languages of this site, the default first. */
export function offeredLanguages(): readonly Language[] {
  return environment().config.languages
}

/** The page's language: from the address (`?lang=cy`), chosen earlier, of the browser, else the default. [O-386] */
export function chosenLanguage(asked: string | null): Language {
  const offered = offeredLanguages()
  const kept = readCookie(environment().cookies, cookieName)
  const wanted = [asked, kept, ...navigator.languages].map(languageOf)
  const found = wanted.find((language): language is Language => language !== null && offered.includes(language))
  if (found !== undefined && found === wanted[0]) keepLanguage(found)
  noteLanguageChosen(found !== undefined && wanted.slice(0, 2).includes(found))
  return found ?? offered[0] ?? 'en'
}

/** Stores the choice for a year; a kiosk stores nothing. */
export function keepLanguage(language: Language): void {
  const { cookies, secure, modes } = environment()
  noteLanguageChosen(true)
  if (modes.kiosk) return
  writeCookie(cookies, cookieName, language, { maxAgeSeconds: oneYearSeconds, secure })
}
