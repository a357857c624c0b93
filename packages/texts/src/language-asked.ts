import { fallbackLanguage, type Language, languageCodes, languageOf } from '@touchline/languages'

/**
 * The language that an Accept-Language header prefers of those offered; the first of them where it names none.
 * RFC 9110, 12.5.4
 */
export function languageAsked(header: string | undefined, offered: readonly Language[] = languageCodes): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((one) => one.trim().toLowerCase()).find((one) => one.startsWith('q='))
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ language, weight }) => language !== null && offered.includes(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted[0]?.language ?? offered[0] ?? fallbackLanguage
}
