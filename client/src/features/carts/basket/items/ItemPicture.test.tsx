import { expect, test } from 'vitest'
import { sceneOfSchedule } from '../../../occurrences/schedules/schedule-scene.ts'
import { sceneOf } from './ItemPicture.tsx'

const bought = { type: 'av2_booking_bundle', name: 'Deep-water confidence', categorySlug: 'swimming-lessons' } as const
const category = { id: '1', name: 'Swimming lessons', slug: 'swimming-lessons', bookingType: 'courses' } as const

test.each([
  ['children', { label: 'Children 8 to 12', minAge: 8, maxAge: 12 }, 'lesson'],
  ['adults', { label: 'Adults 16+', minAge: 16, maxAge: null }, 'swim'],
  ['everybody', { label: 'From 5', minAge: 5, maxAge: null }, 'lesson'],
] as const)('a swimming course for %s has one picture from the list to the receipt', (_, suitableFor, scene) => {
  expect(sceneOf({ ...bought, pictureKind: 'swimming', suitableFor })).toBe(scene)
  expect(sceneOfSchedule({ category, pictureKind: 'swimming', suitableFor })).toBe(scene)
})

test('an item without an activity is pictured by its name, or by the packed bag', () => {
  expect(sceneOf({ type: 'penalty', name: 'Two sessions of Back to netball missed' })).toBe('netball')
  expect(sceneOf(undefined)).toBe('ready')
})
