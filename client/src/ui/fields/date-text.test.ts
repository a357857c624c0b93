import { describe, expect, test } from 'vitest'
import { formatDay, parseDay } from './date-text.ts'

describe('days as text', () => {
  test.each([
    ['31-01-2012', '2012-01-31'],
    ['1/2/2012', '2012-02-01'],
    ['29.02.2024', '2024-02-29'],
    [' 5 11 1999 ', '1999-11-05'],
    ['31012012', '2012-01-31'],
    ['2012-01-31', '2012-01-31'],
  ])('[S9-056] %o is %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  test.each([
    '',
    '31-02-2012',
    '29-02-2023',
    '2012-02-30',
    '00-01-2012',
    '1-13-2012',
    '31-01-12',
    '31022012',
    '310112',
    '1-1-0999',
    'today',
  ])('%o is not a day', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  test('[S9-057] a day is read and shown in British order, day before month', () => {
    expect(parseDay('01-02-2012')).toBe('2012-02-01')
    expect(formatDay('2012-02-01')).toBe('01-02-2012')
    expect(parseDay('02-31-2012')).toBeNull()
  })

  test('[S9-056] a day is shown as DD-MM-YYYY', () => {
    expect(formatDay('2012-01-31')).toBe('31-01-2012')
    expect(formatDay('31-01-2012')).toBe('')
  })
})
