import { fallbackLanguage, type Language, languages } from '@touchline/languages'
import { createInstance } from 'i18next'
import type { Resources } from './read-resources.ts'

/** The values that a text names; `count` chooses the plural. */
export type Values = Readonly<Record<string, unknown>>

/** Words a value in a language: `{{when, day}}` asks the format `day`. */
export type Format = (value: unknown, language: Language, texts: Texts) => string

export type Texts = {
  /** The text of a key, `namespace:name`, in a language. Throws where the key has no text or a value is missing. */
  readonly say: (language: Language, key: string, values?: Values) => string
}

/** The texts of one part. A text that a language lacks is said in the fallback language. */
export function createTexts(resources: Resources, formats: Readonly<Record<string, Format>> = {}): Texts {
  const i18n = createInstance({
    resources,
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    initAsync: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler(text: string, [placeholder]: readonly string[]) {
      throw new Error(`no value for ${placeholder} in "${text}"`)
    },
  })
  void i18n.init()
  const texts: Texts = {
    say(lng, key, values = {}) {
      const { count } = values
      const options = { lng, ...(typeof count === 'number' ? { count } : {}) }
      if (!i18n.exists(key, options)) throw new Error(`no text for ${key}`)
      // Values are never read as texts: `nest` stays off, and interpolation leaves alone what it has put in.
      return i18n.t(key, { ...options, nest: false, replace: values })
    },
  }
  for (const [name, format] of Object.entries(formats)) {
    i18n.services.formatter?.add(name, (value, lng) => format(value, isLanguage(lng) ? lng : fallbackLanguage, texts))
  }
  return texts
}

function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(languages, code)
}
