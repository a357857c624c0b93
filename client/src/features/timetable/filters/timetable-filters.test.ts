import { describe, expect, test } from 'vitest'
import { byStart, isTime, lengthOf } from '../entries/entry.ts'
import { entry } from '../testing/entry-examples.ts'
import {
  chosenIn,
  countedValues,
  filtered,
  filterToDrop,
  nothingChosen,
  windowTimes,
  withChange,
  withChosen,
  without,
} from './timetable-filters.ts'
import type { Chosen } from './timetable-filters.ts'

const early = entry({
  id: 'early',
  name: 'Early spin',
  begins: '06:45',
  ends: '07:30',
  instructors: ['Tess Lind'],
  tags: [{ id: '2', name: 'Cardio' }],
  location: { id: '11', name: 'Cycle studio' },
  standing: { kind: 'sold-out' },
})
const pump = entry({ id: 'pump' })
const late = entry({ id: 'late', name: 'Late lift', begins: '23:30', ends: '00:15', instructors: [], tags: [] })
const day = [early, pump, late]

const left = (more: Partial<Chosen>): readonly string[] =>
  filtered(day, { ...nothingChosen, ...more }).map(({ id }) => id)

describe('filters of a day', () => {
  test('[S2-140] [S2-144] [O-14 partly] by a window of time with start and end', () => {
    expect(left({ from: '17:30' })).toEqual(['pump', 'late'])
    expect(left({ to: '18:15' })).toEqual(['early', 'pump'])
    expect(left({ from: '17:00', to: '18:00' })).toEqual([])
    expect(left({ from: '17:00', to: '23:59' })).toEqual(['pump'])
  })

  test('[S2-145] by start and end time in 24-hour format', () => {
    expect(countedValues(day, 'time', nothingChosen).map(({ value }) => value)).toEqual([
      '06:45–07:30',
      '17:30–18:15',
      '23:30–00:15',
    ])
    expect(left({ time: ['06:45–07:30', '23:30–00:15'] })).toEqual(['early', 'late'])
  })

  test('[S2-141] [S2-146] by instructors', () => {
    expect(left({ instructor: ['Jade Okafor', 'Tess Lind'] })).toEqual(['early', 'pump'])
  })

  test('[S2-142] [S2-147] by tags', () => {
    expect(left({ tag: ['2'] })).toEqual(['early'])
  })

  test('[O-15] by location', () => {
    expect(left({ location: ['10'] })).toEqual(['pump', 'late'])
  })

  test('[S2-148] to all sessions or the available ones', () => {
    expect(left({})).toEqual(['early', 'pump', 'late'])
    expect(left({ available: true })).toEqual(['pump', 'late'])
  })

  test('each option shows its number of results beside the other filters', () => {
    const chosen = { ...nothingChosen, available: true, tag: ['1'] }
    expect(countedValues(day, 'tag', chosen)).toEqual([
      { value: '2', label: 'Cardio', count: 0 },
      { value: '1', label: 'Strength', count: 1 },
    ])
  })

  test('the filter to clear is the one that brings back most results', () => {
    const chosen = { ...nothingChosen, tag: ['2'], available: true }
    expect(filterToDrop(day, chosen)).toEqual({ id: 'tag', count: 2 })
    expect(without(chosen, 'tag')).toEqual({ ...nothingChosen, available: true })
    expect(without({ ...chosen, from: '10:00' }, 'window').from).toBeNull()
    expect(filterToDrop(day, nothingChosen)).toBeNull()
  })
})

test('the address keeps the choice; a choice that is impossible is dropped', () => {
  const chosen = { ...nothingChosen, instructor: ['Jade, jun.', 'Tess'], from: '17:00', available: true }
  expect(chosenIn(withChosen(new URLSearchParams('lang=cy'), chosen))).toEqual(chosen)
  expect(withChosen(new URLSearchParams('lang=cy&tag=2'), nothingChosen).toString()).toBe('lang=cy')
  expect(chosenIn(new URLSearchParams('from=25:00&to=noon&available=yes'))).toEqual(nothingChosen)
})

test('a second choice before the next render does not undo the first', () => {
  const after = new URLSearchParams('from=17:00&lang=cy')
  const next = withChange(after, nothingChosen, { ...nothingChosen, to: '19:00' })
  expect(chosenIn(next)).toEqual({ ...nothingChosen, from: '17:00', to: '19:00' })
  expect(withChange(next, chosenIn(next), nothingChosen).toString()).toBe('lang=cy')
})

test('a window begins and ends at full hours of the day', () => {
  expect(windowTimes([pump])).toEqual(['17:00', '18:00', '19:00'])
  expect(windowTimes([])).toEqual([])
})

test('[S2-149] [S2-150] entries are sorted by start, then by name and place', () => {
  const court = (id: string, name: string) => entry({ id, name: 'Court', location: { id, name } })
  const sorted = byStart([late, court('b', 'Court 10'), court('a', 'Court 2'), pump, early])
  expect(sorted.map(({ id }) => id)).toEqual(['early', 'pump', 'a', 'b', 'late'])
})

test('durations run over midnight; a time is a time of day', () => {
  expect([pump, late, entry({ ends: null })].map(lengthOf)).toEqual([45, 45, null])
  expect(['00:00', '23:59', '24:00', '7:00'].map(isTime)).toEqual([true, true, false, false])
})
