import type { Text } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { errorText, messageOf, readText, text, textOf, word, wordAll } from './index.ts'
import { resources } from './resources.ts'
import { fromColumn, toColumn } from './stored.ts'

describe('[O-202] a text in the language of its reader', () => {
  test('values stand in it, days and amounts as the language has them', () => {
    const late = text('penalties:late', { name: 'May Day', when: '2026-03-03 18:00:00' })
    expect(word('en', late)).toBe('Cancelled late: May Day, Tuesday 3 March 2026, 18:00')
    expect(word('cy', late)).toBe('Canslwyd yn hwyr: May Day, dydd Mawrth 3 Mawrth 2026, 18:00')
    expect(word('cy', textOf({ code: 'booking_opens', values: { date: '2027-01-05' } }))).toBe(
      'Mae’r archebu’n agor ar 5 Ionawr 2027.',
    )
    const fee = text('mails:fee', { amount: { minor: 750, symbol: '£' } })
    expect(word('en', fee)).toBe('A fee of £7.50 applies. You can pay it in your basket.')
    expect([1, 3].map((count) => word('en', text('mails:places', { count })))).toEqual(['a place', '3 places'])
  })

  test.each([
    'Sold out',
    'this is what staff wrote: Sold out',
    'The weather is too bad.',
    '{{name}} $t(errors:sold_out) 5 January 2027',
  ])('words of a person stay as they are: %s', (reason) => {
    for (const language of ['en', 'cy'] as const) {
      expect(word(language, reason)).toBe(reason)
      for (const one of [
        text('bookings:put_right', { reason }),
        text('carts:called_off_because', { name: 'Swim', when: '2026-04-22 10:00:00', reason }),
        text('mails:called_off', { because: reason }),
        text('mails:reason', { reason }),
        textOf({ code: 'waiver_needed', values: { name: reason } }),
      ]) {
        expect(word(language, one)).toContain(reason)
        expect(word(language, readText(JSON.parse(JSON.stringify(one))))).toBe(word(language, one))
        expect(word(language, fromColumn(toColumn(one)))).toBe(word(language, one))
      }
      expect(fromColumn(toColumn(reason))).toBe(reason)
      const answer = { message: reason, notices: [reason], reason: { code: 'sold_out' } }
      expect(wordAll(language, answer)).toBe(answer)
    }
  })

  test('texts within a text are worded too, also when they have been stored', () => {
    const because = text('programme:adverse_weather')
    const notice = text('carts:called_off_because', { name: 'Swim', when: '2026-04-22 10:00:00', reason: because })
    const said =
      'Nid yw Swim (22 Ebrill 2026, 10:00) yn mynd yn ei flaen ac nid yw yn eich basged mwyach. Mae’r tywydd yn rhy wael.'
    expect(word('cy', notice)).toBe(said)
    expect(word('cy', readText(JSON.parse(JSON.stringify(notice))))).toBe(said)
  })

  test('an answer is worded wherever it has texts, and its other parts are the same', () => {
    const other = { id: 1 }
    const answer = { data: [{ message: errorText('sold_out') as Text | string, other }] }
    expect(wordAll('cy', answer)).toEqual({ data: [{ message: 'Wedi gwerthu allan', other }] })
  })

  test('[O-25] messages that clients search for are in English for everybody', () => {
    expect(word('cy', messageOf({ code: 'not_individually' }))).toBe('You cannot book this session individually.')
    expect(word('cy', textOf({ code: 'not_individually' }))).not.toBe('You cannot book this session individually.')
  })

  test('columns and notices of release 0.1 are shown as they are', () => {
    const notice = 'The time to keep your places ran out, so we released: Lane swim.'
    expect(word('cy', readText(notice))).toBe(notice)
    expect(word('cy', fromColumn('Missed: Lane swim, Tuesday 3 March 2026, 18:00'))).toBe(
      'Missed: Lane swim, Tuesday 3 March 2026, 18:00',
    )
    const odd = '\u0001{"key":"errors:sold_out","values":{}}'
    expect(fromColumn(toColumn(odd))).toBe(odd)
  })
})

test.each(['en', 'cy'] as const)(
  '[O-437] a sentence begins with a capital letter, after the greeting too: %s',
  (language) => {
    const all = Object.values(resources[language] ?? {}).flatMap((texts) => Object.values<string>(texts))
    const sentences = all.filter((said) => /[.:]$/.test(said))
    expect(sentences.length).toBeGreaterThan(100)
    expect(sentences.filter((said) => /^\p{Ll}/u.test(said))).toEqual([])
  },
)
