import { beforeAll, expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import { entry } from '../testing/entry-examples.ts'
import type { Entry } from './entry.ts'
import { EntryState } from './EntryState.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
})

async function textOf(more: Partial<Entry>): Promise<string> {
  const markup = await staticMarkup(<EntryState entry={entry(more)} />)
  const text = markup.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]*>/g, ' ')
  return text.replaceAll(/\s+/g, ' ').trim()
}

const closed = { kind: 'closed', reason: 'Postponed.', code: null, limit: null, booking: null } as const

test('[O-524] the state of a postponed session is that, instead of its places, and after its old time too', async () => {
  expect(await textOf({ isPostponed: true, standing: { ...closed, hasStarted: false } })).toBe('Postponed')
  expect(await textOf({ isPostponed: true, standing: { ...closed, hasStarted: true } })).toBe('Postponed')
})

test('[O-524] who has booked a postponed session reads both', async () => {
  expect(await textOf({ isPostponed: true, standing: { kind: 'booked' } })).toBe('Booked Postponed')
})

test('[O-553 partly] a row whose place is held for the person says so', async () => {
  const full = { available: 0, maximum: 12 }
  expect(await textOf({ standing: { kind: 'bookable' }, capacity: full })).toBe('Held for you')
  expect(await textOf({ standing: { kind: 'sold-out' }, capacity: full })).toBe('Sold out')
})

test('[O-566] a row whose booking has closed does not count its places, other closed ones do', async () => {
  const capacity = { available: 7, maximum: 12 }
  const standing = { ...closed, reason: 'Booking has closed.', hasStarted: false }
  expect(await textOf({ standing: { ...standing, code: 'booking_closed' }, capacity })).toBe('')
  expect(await textOf({ standing: { ...standing, code: 'too_young' }, capacity })).toContain('7')
})
