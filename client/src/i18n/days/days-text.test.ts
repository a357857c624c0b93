import { beforeAll, expect, test } from 'vitest'
import { startOfDay } from '../calendar.ts'
import { daysText } from './days-text.ts'
import { startI18n } from '../start-i18n.ts'

beforeAll(async () => {
  await startI18n('cy')
  await startI18n('en')
})

test('[O-562] up to three days are named, of one month without saying it twice; of more the first and the last are', () => {
  const textOf = (...names: readonly string[]) => daysText(names.map(startOfDay))
  expect(textOf()).toBe('')
  expect(textOf('2026-12-16')).toBe('Wed 16 December')
  expect(textOf('2026-12-18', '2026-12-16', '2026-12-16')).toBe('Wed 16 and Fri 18 December')
  expect(textOf('2026-11-30', '2026-12-01', '2026-12-02')).toBe('Mon 30 November, Tue 1 December and Wed 2 December')
  expect(textOf('2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17')).toBe(
    '4 days, Mon 14 December to Thu 17 December',
  )
  expect(daysText(['2026-12-16', '2026-12-18'].map(startOfDay), 'cy')).toMatch(/^Mer 16 a Gwe(n)? 18 Rhagfyr$/)
})
