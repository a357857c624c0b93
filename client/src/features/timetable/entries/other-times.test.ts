import { expect, test } from 'vitest'
import { entry } from '../testing/entry-examples.ts'
import { daysToRead, otherTimes } from './other-times.ts'

test('[O-555 partly] other times are those of the same class that can be booked and have places, the next first', () => {
  const full = { id: 'oc0', standing: { kind: 'sold-out' } } as const
  const days = [
    { day: '2026-12-01', entries: [entry(full), entry({ id: 'oc1', name: 'Yoga' })] },
    {
      day: '2026-12-03',
      entries: [entry({ id: 'oc2', capacity: { available: 0, maximum: 9 } }), entry({ id: 'oc3' })],
    },
    { day: '2026-12-04', entries: [entry({ id: 'oc4', standing: { kind: 'booked' } }), entry({ id: 'oc5' })] },
  ]
  const found = otherTimes(days, entry(full))
  expect(found.map(({ day, entry: { id } }) => `${day} ${id}`)).toEqual(['2026-12-03 oc3', '2026-12-04 oc5'])
})

test('[O-555 partly] the day itself and six bookable days after it are read', () => {
  const days = ['2026-12-09', '2026-12-08', '2026-11-30', ...[10, 11, 12, 13, 14].map((day) => `2026-12-${day}`)]
  expect(daysToRead('2026-12-01', days)).toEqual([
    '2026-12-01',
    ...['08', '09', '10', '11', '12', '13'].map((day) => `2026-12-${day}`),
  ])
})
