import type { Locale } from './texts.ts'

/** The language of a page from an i18next code (`cy`, `cy-GB`) or an Accept-Language header; English when unknown. */
export function localeOf(wanted: string | undefined): Locale {
  const codes = (wanted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  const known = codes.find((code) => code === 'en' || code === 'cy')
  return known === 'cy' ? 'cy' : 'en'
}
