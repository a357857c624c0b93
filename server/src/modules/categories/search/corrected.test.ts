import { expect, test } from 'vitest'
import { correctedSearch } from './corrected.ts'

const texts = ['Badminton', 'Swimming lessons', 'Public swims', 'Aqua fit', 'Climbing', 'Yoga and Pilates']

test.each([
  ['bagminton', 'badminton'],
  ['swiming', 'swimming'],
  ['Swimmign lessons', 'swimming lessons'],
  ['climbng for adults', 'climbing for adults'],
  ['piltaes', 'pilates'],
  ['badmington', 'badminton'],
])('[O-446] %s is read as %s', (search, meant) => {
  expect(correctedSearch(search, texts)).toBe(meant)
})

test.each(['badminton', 'quidditch', 'yogo', 'aqa', 'bagminton quidditch', '12345', ''])(
  '[O-446] %o is not corrected: it is known, too short, or like nothing',
  (search) => {
    expect(correctedSearch(search, texts)).toBeNull()
  },
)
