import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { answerProblemTexts, errors, textOf } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { sayAllIn, sayIn } from './say-in.ts'
import { describeProblem } from '../http/validation-messages.ts'

const server = join(import.meta.dirname, '..', '..')

/** What is said to staff, partners, callers of sandboxes and machines, and in mails, which have words of their own. */
const notToCustomers = [
  /\.test\.ts$/,
  /modules\/(categories|clashes|integrations|mails|programme|tills|site|checkouts|timetable)\//,
  /modules\/payments\/(pay-at-desk|refunds\/)/,
  /modules\/bookings\/(cancel-rows|present-cancellation)/,
  /\/seed\.ts$/,
]

describe('the platform in Welsh', () => {
  // A sentence of a file that customers hear from has words in Welsh, or it stands in the list above.
  test('every sentence that is written for a customer', () => {
    const files = globSync('modules/**/*.ts', { cwd: server })
      .concat(['infra/http/clean-text.ts', 'infra/http/claims.ts', 'infra/http/card-data.ts'])
      .filter((file) => !notToCustomers.some((other) => other.test(file)))
    const without = files.flatMap((file) =>
      [...readFileSync(join(server, file), 'utf8').matchAll(/'([A-Z][^'\n]* [^'\n]*\.)'/g)]
        .map(([, sentence = '']) => sentence)
        .filter((sentence) => sayIn('cy', sentence) === sentence)
        .map((sentence) => `${file}: ${sentence}`),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(without).toEqual([])
  })

  test.each([
    { keyword: 'minLength', params: { limit: 8 } },
    { keyword: 'maxLength', params: { limit: 255 } },
    { keyword: 'minimum', params: { limit: 1 } },
    { keyword: 'maximum', params: { limit: 9 } },
    { keyword: 'minItems', params: { limit: 1 } },
    { keyword: 'maxItems', params: { limit: 20 } },
    { keyword: 'required', params: {} },
    { keyword: 'additionalProperties', params: {} },
    { keyword: 'enum', params: { allowedValues: ['a', 'b'] } },
    { keyword: 'const', params: {} },
    { keyword: 'format', params: { format: 'email' } },
    { keyword: 'format', params: { format: 'date' } },
    { keyword: 'format', params: { format: 'date-time' } },
    { keyword: 'format', params: { format: 'uri' } },
    ...['string', 'integer', 'number', 'boolean', 'array', 'object', 'integer,null'].map((type) => ({
      keyword: 'type',
      params: { type },
    })),
    { keyword: 'pattern', params: {} },
  ])('what validation finds: %o', (problem) => {
    const said = describeProblem({ ...problem, instancePath: '' })
    const inWelsh = sayIn('cy', said)
    expect(inWelsh).not.toBe(said)
    expect(inWelsh).not.toMatch(/\{|undefined/)
  })

  test.each(Object.values(answerProblemTexts))('of an answer: %s', (text) => {
    expect(sayIn('cy', text)).not.toBe(text)
  })

  test('what a sentence names stands in it', () => {
    const young = textOf({ code: 'too_young', values: { limit: '8', age: '6' } })
    expect(sayIn('cy', young)).toBe('Rhy ifanc: o 8 oed y mae hwn, a 6 yw’r oed ar y diwrnod cyntaf.')
    expect(sayIn('cy', 'This field must be at least 3.')).toBe('Rhaid i’r maes hwn fod yn 3 o leiaf.')
  })

  test('[O-202] moments in it are said too, and names stay as they are', () => {
    const moved =
      'May Day (2 March 2026) (22 April 2026, 10:00) has been moved. It is now on 1 May 2026, 15:30 to 16:30, Room to move.'
    expect(sayIn('cy', moved)).toBe(
      'Symudwyd May Day (2 March 2026) (22 Ebrill 2026, 10:00). Bydd nawr ar 1 Mai 2026, 15:30 tan 16:30, Room to move.',
    )
    const opens = textOf({ code: 'booking_opens', values: { date: '5 January 2027' } })
    expect(sayIn('cy', opens)).toBe('Mae’r archebu’n agor ar 5 Ionawr 2027.')
  })

  test('[O-202] a day, a visit and a penalty are said in words, what staff have written of a charge is not', () => {
    const late = 'Cancelled late: May Day, Tuesday 3 March 2026, 18:00'
    const penalty = { purchasable_type: 'penalty', name: late, reason: late }
    const welsh = 'Canslwyd yn hwyr: May Day, dydd Mawrth 3 Mawrth 2026, 18:00'
    const lost = { purchasable_type: 'penalty', name: 'Lost a key on 3 March 2026' }
    const visit = { name: 'May Day', summary: 'March Pool, 3 March 2026, 18:00' }
    expect(sayAllIn('cy', [penalty, lost, visit, { pretty: 'Tuesday 3 March' }])).toEqual([
      { purchasable_type: 'penalty', name: welsh, reason: welsh },
      lost,
      { name: 'May Day', summary: 'March Pool, 3 Mawrth 2026, 18:00' },
      { pretty: 'dydd Mawrth 3 Mawrth' },
    ])
  })

  test('what follows a sentence follows it', () => {
    expect(sayIn('cy', 'Booking has closed. Lane swim')).toBe('Mae’r archebu wedi cau. Lane swim')
    const tooSmall = `${errors.amount_too_small.message} Cards can be charged from £0.30.`
    const inWelsh = 'Mae’r swm sydd ar ôl yn rhy fach i’w dalu â cherdyn. Gellir codi tâl ar gardiau o £0.30 i fyny.'
    expect(sayIn('cy', tooSmall)).toBe(inWelsh)
  })

  test('an answer says what it says in the language, and names, codes and what clients look for stay', () => {
    const closed = { action: null, message: 'Booking has closed.', reason: { code: 'booking_closed' } }
    const looked = { message: 'You cannot book this session individually.' }
    const answer = { name: 'Sold out', rows: [closed, looked], notices: ['Lane swim: Sold out', 'Ours. And more.'] }
    expect(sayAllIn('cy', { data: answer })).toEqual({
      data: {
        name: 'Sold out',
        rows: [{ ...closed, message: 'Mae’r archebu wedi cau.' }, looked],
        notices: ['Lane swim: Wedi gwerthu allan', 'Ours. And more.'],
      },
    })
    expect(sayAllIn('en', answer)).toBe(answer)
  })

  test.each([
    ['2 of 5 sessions', '2 o 5 sesiwn'],
    ['7 of 12 sessions left', '7 o 12 sesiwn ar ôl'],
    ['From your package: Ten swims', 'O’ch pecyn: Ten swims'],
  ])('[O-202] what a price is for: %s', (note, welsh) => {
    const item = { name: note, price_note: note }
    expect(sayAllIn('cy', { items: [item] })).toEqual({ items: [{ ...item, price_note: welsh }] })
  })

  test('English is as it is written, and so is what nobody has translated', () => {
    expect(sayIn('en', 'Sold out')).toBe('Sold out')
    expect(sayIn('cy', 'Something unheard of.')).toBe('Something unheard of.')
  })
})
