import { describe, expect, test } from 'vitest'
import { at, schedule, now, session, startedSchedule } from '../testing/schedule-examples.ts'
import {
  chosenIn,
  countedValues,
  filtered,
  filterToDrop,
  nothingChosen,
  withChange,
  withChosen,
} from './schedule-filters.ts'

const lunchtime = session('2026-12-03', { startsAt: at('2026-12-03 12:00'), endsAt: at('2026-12-03 13:00') })
const children = {
  ...schedule({ name: 'Children' }),
  suitableFor: { label: 'Children 8 to 12', minAge: 8, maxAge: 12 },
}
const adults = {
  ...schedule({ name: 'Adults', occurrences: [lunchtime], capacity: { available: 0, consumed: 12, maximum: 12 } }),
  suitableFor: { label: 'Adults 16+', minAge: 16, maxAge: null },
}
const anybody = startedSchedule({ name: 'Anybody' })
const schedules = [children, adults, anybody]
const names = (chosen: Partial<typeof nothingChosen>) =>
  filtered(schedules, { ...nothingChosen, ...chosen }, now).map(({ name }) => name)

describe('the filters of a list of courses', () => {
  test('pass everything while none is chosen', () => {
    expect(names({})).toEqual(['Children', 'Adults', 'Anybody'])
  })

  test('by age keep schedules for the age, and those without limits', () => {
    expect(names({ age: ['8-11'] })).toEqual(['Children', 'Anybody'])
    expect(names({ age: ['5-7'] })).toEqual(['Anybody'])
    expect(names({ age: ['16'] })).toEqual(['Adults', 'Anybody'])
  })

  test('by day and time use the sessions, by places the places left', () => {
    expect(names({ day: ['3'] })).toEqual(['Adults'])
    expect(names({ time: ['evening'], day: ['1', '3'] })).toEqual(['Children', 'Anybody'])
    expect(names({ places: true })).toEqual(['Children', 'Anybody'])
  })

  test('count the results of each value beside the other filters', () => {
    expect(countedValues(schedules, 'day', { ...nothingChosen, age: ['16'] }, now)).toEqual([
      { value: '1', count: 1 },
      { value: '3', count: 1 },
    ])
    expect(countedValues([anybody], 'age', nothingChosen, now)).toEqual([])
  })

  test('without results name the filter whose removal brings back most', () => {
    const chosen = { ...nothingChosen, age: ['16'], day: ['3'], places: true }
    expect(filtered(schedules, chosen, now)).toEqual([])
    expect(filterToDrop(schedules, chosen, now)).toEqual({ id: 'day', count: 1 })
    expect(filterToDrop(schedules, nothingChosen, now)).toBeNull()
  })

  test('are stored in the address, beside its other parts', () => {
    const query = withChosen(new URLSearchParams('embedded=true'), { ...nothingChosen, day: ['0', '3'], places: true })
    expect(query.toString()).toBe('embedded=true&day=0%2C3&places=1')
    expect(chosenIn(query)).toEqual({ ...nothingChosen, day: ['0', '3'], places: true })
    expect(chosenIn(new URLSearchParams('day=9,x&time=night')).day).toEqual([])
    expect(withChosen(query, nothingChosen).toString()).toBe('embedded=true')
  })
})

test('a second choice before the next render does not undo the first', () => {
  const next = withChange(new URLSearchParams('day=3'), nothingChosen, { ...nothingChosen, places: true })
  expect(chosenIn(next)).toEqual({ ...nothingChosen, day: ['3'], places: true })
})
