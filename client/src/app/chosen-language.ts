import { type Language, languageOf } from '@touchline/languages'
import { readCookie, writeCookie } from '../api/cookies.ts'
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
  if (found !== undefined && found === wanted[0]) keepLanguage(found)
  return found ?? offered[0] ?? 'en'
}

/** Keeps the choice for a year. */
export function keepLanguage(language: Language): void {
  const { cookies, secure } = environment()
  writeCookie(cookies, cookieName, language, { maxAgeSeconds: oneYearSeconds, secure })
}
