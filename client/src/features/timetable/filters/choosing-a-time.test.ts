import { describe, expect, test } from 'vitest'
import { dayToShow, spanOf, stripOf } from '../dates/bookable-days.ts'
import { gridOf, isGrid } from '../court-grid.ts'
import { generationOn, slotType } from '../generation.ts'
import { entry } from '../testing/entry-examples.ts'

const today = '2026-11-21'
const days = [
  { raw: '2026-11-22', isBookable: false },
  { raw: '2026-11-24', isBookable: true },
  { raw: '2026-12-10', isBookable: true },
]

describe('the day to show', () => {
  test.each([
    ['2026-11-25', '2026-11-25'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-20', '2026-11-24'],
    ['2026-02-30', '2026-11-24'],
    ['next', '2026-11-24'],
    ['2027-11-22', '2027-11-22'],
    ['2027-11-23', '2026-11-24'],
    ['9999-12-31', '2026-11-24'],
  ])('[O-14 partly] for the requested day %s is %s', (asked, shown) => {
    expect(dayToShow(asked, days, today)).toBe(shown)
  })

  test('is the first known day where none can be booked, and today where there is none', () => {
    expect(dayToShow('next', days.slice(0, 1), today)).toBe('2026-11-22')
    expect(dayToShow('next', [], today)).toBe(today)
    expect(dayToShow('9999-12-31', [], today)).toBe(today)
  })

  test('[O-330] the strip around a day is found at once, however far it is', () => {
    const far = stripOf(days, '9999-12-30', spanOf(days, today))
    expect(far.map(({ day }) => day)).toContain('9999-12-30')
    expect(stripOf(days, '2026-12-05', spanOf(days, today))[0]?.day).toBe('2026-12-05')
    expect(stripOf(days, '2026-12-04', spanOf(days, today))[0]?.day).toBe('2026-11-21')
  })

  test('[S2-139 partly] the strip runs from today to the last known day', () => {
    expect(spanOf(days, today)).toEqual({ first: today, last: '2026-12-10' })
    expect(spanOf([], today)).toEqual({ first: today, last: '2026-12-18' })
    const strip = stripOf(days, '2026-11-24', spanOf(days, today))
    expect(strip).toHaveLength(14)
    expect(strip.slice(0, 4)).toEqual([
      { day: '2026-11-21', isBookable: false, isPlanned: false },
      { day: '2026-11-22', isBookable: false, isPlanned: true },
      { day: '2026-11-23', isBookable: false, isPlanned: false },
      { day: '2026-11-24', isBookable: true, isPlanned: true },
    ])
  })
})

describe('the generation that answers', () => {
  test.each([
    ['2026-11-23', '2026-11-24', 'v1'],
    ['2026-11-24', '2026-11-24', 'v2'],
    ['2026-11-25', '2026-11-24', 'v2'],
    ['2026-11-25', null, 'v1'],
  ] as const)('[S7-025] [C-35] on %s with the migration date %o is %s', (day, migration, generation) => {
    expect(generationOn(day, migration)).toBe(generation)
  })

  test.each([
    ['S3-054', 'class_templates', null, 'v1', 'classes'],
    ['S3-054', 'ad_hoc_templates', null, 'v1', 'slots'],
    ['S3-054', 'fast_ticket_templates', null, 'v1', 'tickets'],
    ['S3-055', null, 'classes', 'v2', 'classes'],
    ['S3-055', null, 'resources', 'v2', 'slots'],
    ['S3-055', 'class_templates', 'ticketed', 'v2', 'tickets'],
    ['S3-055', 'class_templates', 'ticketed', 'v1', 'classes'],
  ] as const)('[%s] of the types %o and %o, %s shows %s', (_, v1Type, v2Type, generation, type) => {
    expect(slotType(undefined, { v1Type, v2Type }, generation)).toBe(type)
  })

  test('[S2-030] [O-14 partly] the address may give the type; an unknown one leaves it to the category', () => {
    const category = { v1Type: null, v2Type: 'ticketed' }
    expect(slotType('slots', category, 'v2')).toBe('slots')
    expect(slotType('42', category, 'v2')).toBe('tickets')
    expect(slotType(undefined, { v1Type: null, v2Type: null }, 'v2')).toBe('classes')
  })
})

test('[S3-058 partly] slots are a grid of times by court where the customer chooses the court', () => {
  const slot = (id: string, begins: string, court: string) =>
    entry({ id, begins, ends: null, location: { id: court, name: `Court ${court}` } })
  const grid = gridOf([slot('b', '10:00', '10'), slot('a', '10:00', '2'), slot('c', '09:00', '2')])
  expect(grid.courts.map(({ name }) => name)).toEqual(['Court 2', 'Court 10'])
  expect(grid.rows.map(({ time, cells }) => [time, ...cells.map((cell) => cell?.id ?? null)])).toEqual([
    ['09:00', 'c', null],
    ['10:00', 'a', 'b'],
  ])
  expect([isGrid(grid, true), isGrid(grid, false), isGrid(gridOf([slot('a', '10:00', '2')]), true)]).toEqual([
    true,
    false,
    false,
  ])
})
