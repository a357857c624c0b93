import { expect, test } from 'vitest'
import { mailWords, sentences } from './mail-words.ts'
import { whenOf } from './words.ts'

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted()

test.each(Object.entries(sentences))('[O-202 partly] %s names the same in both languages', (_, { en, cy }) => {
  expect(namesIn(cy)).toEqual(namesIn(en))
  expect(cy).not.toBe(en)
})

test('[O-202 partly] days and times are in the language of the mail, by the clock of the venue', () => {
  const start = Date.parse('2026-04-08T16:00:00Z')
  const timezone = 'Europe/London'
  const times = { startsAt: start, endsAt: start + 45 * 60_000, timezone }
  expect(whenOf('en', times)).toBe('Wednesday 8 April 2026, 17:00 to 17:45')
  expect(whenOf('cy', times)).toBe('dydd Mercher 8 Ebrill 2026, 17:00 tan 17:45')
  expect(mailWords('cy')('dear', { firstName: 'Amina' })).toBe('Annwyl Amina,')
})
