import { expect, test } from 'vitest'
import { alike, shortTerms } from './alike.ts'

test('names of the same text stand together, each once', () => {
  expect(
    alike([
      { names: ['Lane swim'], text: 'Towel' },
      { names: ['Vinyasa flow'], text: 'Mat' },
      { names: ['Family splash'], text: 'Towel' },
      { names: ['Lane swim'], text: 'Towel' },
    ]),
  ).toEqual([
    { names: ['Lane swim', 'Family splash'], text: 'Towel' },
    { names: ['Vinyasa flow'], text: 'Mat' },
  ])
})

const credit = 'Full refund as credit.'

test('several bookings have one line for each deadline, and their common refund once', () => {
  const terms = ['Lane swim', 'Vinyasa flow', 'Court'].map((name, index) => ({
    names: [name],
    by: index < 2 ? 'Cancel by Tuesday 24 November, 05:30' : 'Cancel by Friday 27 November, 12:00',
    returns: credit,
  }))
  expect(shortTerms(terms)).toEqual({
    lines: [
      { names: ['Lane swim', 'Vinyasa flow'], text: 'Cancel by Tuesday 24 November, 05:30' },
      { names: ['Court'], text: 'Cancel by Friday 27 November, 12:00' },
    ],
    common: credit,
  })
})

test('a refund that differs stays with its booking, and so does that of one booking', () => {
  const swim = { names: ['Lane swim'], by: 'Cancel by Tuesday 24 November, 05:30', returns: credit }
  const gift = { names: ['Gift'], by: 'You can cancel, but you won’t get a refund', returns: null }
  expect(shortTerms([swim])).toEqual({
    lines: [{ names: ['Lane swim'], text: `${swim.by}. ${credit}` }],
    common: null,
  })
  expect(shortTerms([swim, gift]).lines.map(({ text }) => text)).toEqual([`${swim.by}. ${credit}`, gift.by])
})
