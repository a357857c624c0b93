import { daysBetween } from '@touchline/clock'
import type { Amount } from '@touchline/contract'
import { type Language, languages } from '@touchline/languages'
import { format as formatMoney } from '@touchline/money'
import type { Format, Texts } from '@touchline/texts'
import type { TextKey } from './keys.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** `YYYY-MM-DD`, with a time after it or not, as `localDateTime` has it. */
const localDay = /^\d{4}-\d{2}-\d{2}/

/** Days are worded by the patterns of `dates.json`; a value that is no day stays as it is. */
function dated(key: TextKey & `dates:${string}`): Format {
  return (value, language, texts) => {
    if (typeof value !== 'string' || !localDay.test(value)) return String(value)
    return texts.say(language, key, partsOf(value, language, texts))
  }
}

function partsOf(local: string, language: Language, texts: Texts) {
  // Counted from a Sunday.
  const weekday = weekdays[daysBetween('1899-12-31', local.slice(0, 10)) % 7]
  const month = months[Number(local.slice(5, 7)) - 1]
  return {
    weekday: weekday && texts.say(language, `dates:${weekday}`),
    day: Number(local.slice(8, 10)),
    month: month && texts.say(language, `dates:${month}`),
    year: local.slice(0, 4),
    time: timeOf(local),
  }
}

/** "2027-01-05 18:00:00" reads "18:00" in every language. */
function timeOf(local: string): string {
  return local.slice(11, 16)
}

function listed(options: Intl.ListFormatOptions): Format {
  return (value, language) =>
    new Intl.ListFormat(languages[language].locale, options).format([value].flat().map(String))
}

/** 'Hall A, Hall B and Pool'; Welsh has another 'and' before a vowel, which `Intl` leaves open: 'a(c)'. */
function together(names: readonly string[], language: Language, texts: Texts): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const isBeforeVowel = new RegExp(texts.say(language, 'programme:vowel'), 'i').test(last.normalize('NFD'))
  const key = isBeforeVowel ? 'programme:and_before_vowel' : 'programme:and'
  return texts.say(language, key, { first: names.slice(0, -1).join(', '), last })
}

/** How texts word their values: `{{when, moment}}`. */
export const formats: Readonly<Record<string, Format>> = {
  day: dated('dates:day'),
  weekday: dated('dates:weekday'),
  moment: dated('dates:moment'),
  weekday_moment: dated('dates:weekday_moment'),
  time: (value) => timeOf(String(value)),
  list: listed({ type: 'unit', style: 'short' }),
  both: (value, language, texts) => together([value].flat().map(String), language, texts),
  either: listed({ type: 'disjunction' }),
  money: (value) => {
    // The texts of the platform name amounts in no other form.
    const { minor, symbol } = value as Amount
    return formatMoney(minor, symbol)
  },
}
