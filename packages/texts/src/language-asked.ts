import { fallbackLanguage, type Language, languageOf } from '@touchline/languages'

/** The language of ours that an Accept-Language header prefers; the fallback where it names none. RFC 9110, 12.5.4 */
export function languageAsked(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((one) => one.trim().toLowerCase()).find((one) => one.startsWith('q='))
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted[0]?.language ?? fallbackLanguage
}
