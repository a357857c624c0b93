/** What the platform speaks. English are the specification's own words. */
export type Language = 'en' | 'cy'

/** The one of ours that somebody asks for most; English for whoever asks for none of them. RFC 9110, 12.5.4 */
export function languageAsked(header: string | undefined): Language {
  if (header === undefined || !/cy/i.test(header)) return 'en'
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='))
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ language, weight }) => (language === 'cy' || language === 'en') && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted[0]?.language === 'cy' ? 'cy' : 'en'
}
