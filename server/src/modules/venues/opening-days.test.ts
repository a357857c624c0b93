import { describe, expect, test } from 'vitest'
import { openingDays } from './opening-days.ts'

const london = { timezone: 'Europe/London', postcode: 'AC1 4QT', coordinates: { latitude: 51.5, longitude: -0.1 } }

/** Days of the week of a Wednesday, Sunday before included: `07:00-20:00`, `+` where it may be open at other times too. */
function daysOf(openingTimes: string, wednesday: string, place = london): readonly string[] {
  return openingDays({ ...place, openingTimes }, Date.parse(`${wednesday}T12:00:00Z`)).map(
    ({ hours, unknown }) => hours.map(({ opens, closes }) => `${opens}-${closes}`).join() + (unknown ? '+' : ''),
  )
}

const same = (count: number, text: string) => Array<string>(count).fill(text)

describe('[O-504] the days of this week', () => {
  test('are the Sunday before it to its own Sunday, by the clock of the venue', () => {
    // Saturday night in London is Sunday in Auckland, and Sunday night there is still its week.
    const night = Date.parse('2026-11-21T23:30:00Z')
    const range = (timezone: string, now: number) => {
      const days = openingDays({ ...london, timezone, openingTimes: '24/7' }, now).map(({ day }) => day)
      return [days.length, days[0], days.at(-1)]
    }
    expect(range('Europe/London', night)).toEqual([8, '2026-11-15', '2026-11-22'])
    expect(range('Pacific/Auckland', night)).toEqual([8, '2026-11-15', '2026-11-22'])
    expect(range('Pacific/Auckland', night + 12 * 3_600_000)).toEqual([8, '2026-11-22', '2026-11-29'])
  })

  test.each([
    ['summer', 'Apr-Sep: Mo-Su 07:00-20:00; Oct-Mar: Mo-Su 08:00-18:00', '2026-07-01', same(8, '07:00-20:00')],
    [
      'a week in which summer ends',
      'Apr-Sep: Mo-Su 07:00-20:00; Oct-Mar: Mo-Su 08:00-18:00',
      '2026-09-30',
      [...same(4, '07:00-20:00'), ...same(4, '08:00-18:00')],
    ],
    ['an odd week', 'week 01-53/2 Mo 09:00-12:00', '2026-11-25', ['', ...same(7, '')]],
    ['an even week', 'week 02-53/2 Mo 09:00-12:00', '2026-11-25', ['', '09:00-12:00', ...same(6, '')]],
    [
      'the week of Christmas',
      'Mo-Su 07:00-21:00; PH off',
      '2026-12-23',
      [...same(5, '07:00-21:00'), '', '', '07:00-21:00'],
    ],
    ['a lunch break', 'Mo-Su 09:00-12:00,14:00-17:00', '2026-11-25', same(8, '09:00-12:00,14:00-17:00')],
    ['a night, which belongs to its evening', 'Sa 18:00-02:00', '2026-11-25', [...same(6, ''), '18:00-02:00', '']],
    ['a night into the first Monday', 'Su 18:00-02:00', '2026-11-25', ['18:00-02:00', ...same(6, ''), '18:00-02:00']],
    ['always', '24/7', '2026-11-25', same(8, '00:00-24:00')],
    [
      'a weekend through',
      '24/7; Mo-Th off; Fr 10:00-24:00',
      '2026-11-25',
      ['00:00-24:00', ...same(4, ''), '10:00-24:00', '00:00-24:00', '00:00-24:00'],
    ],
    ['by appointment', '"by appointment"', '2026-11-25', same(8, '+')],
    [
      'other times on request',
      'Mo-Fr 09:00-17:00 || "ring the office"',
      '2026-11-25',
      ['+', ...same(5, '09:00-17:00+'), '+', '+'],
    ],
    ['no text that can be read', 'Mo-Fr from nine', '2026-11-25', []],
  ])('in %s', (_when, openingTimes, wednesday, expected) => {
    expect(daysOf(openingTimes, wednesday)).toEqual(expected)
  })

  test('follow the sun at the venue', () => {
    const [, monday] = daysOf('sunrise-sunset', '2026-06-17')
    expect(monday).toBe('04:42-21:19')
    expect(daysOf('sunrise-sunset', '2026-06-17', { ...london, timezone: 'Europe/Paris' })[1]).toBe('05:42-22:19')
  })

  test('have their hours in weeks in which the clocks change', () => {
    expect(daysOf('Mo-Su 00:30-23:00', '2026-03-25')).toEqual(same(8, '00:30-23:00'))
    expect(daysOf('24/7', '2026-10-21')).toEqual(same(8, '00:00-24:00'))
  })
})
