import { expect, test } from 'vitest'
import { afterPressing, chosenLabels } from './list-filter.ts'
import type { ChoiceFilter } from './list-filter.ts'

const days: ChoiceFilter = {
  id: 'day',
  label: 'Day',
  kind: 'several',
  options: [
    { value: '0', label: 'Monday', count: 2 },
    { value: '1', label: 'Tuesday', count: 1 },
  ],
  chosen: ['1'],
}

test('a checkbox is added and removed, a radio replaces the other', () => {
  expect(afterPressing(days, '0')).toEqual(['1', '0'])
  expect(afterPressing(days, '1')).toEqual([])
  expect(afterPressing({ ...days, kind: 'one' }, '0')).toEqual(['0'])
})

test('chosen options are named in the order of the options; unknown ones are not named', () => {
  expect(chosenLabels({ ...days, chosen: ['1', '9', '0'] })).toEqual(['Monday', 'Tuesday'])
})

test('a window of time has its own label', () => {
  const window = { id: 'w', label: 'Any time', kind: 'window', times: ['17:00'], from: '17:00', to: null } as const
  expect(chosenLabels({ ...window, chosenText: 'from 17:00' })).toEqual(['from 17:00'])
  expect(chosenLabels({ ...window, chosenText: null })).toEqual([])
})
