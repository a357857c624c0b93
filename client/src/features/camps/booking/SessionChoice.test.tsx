import { beforeAll, expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import type { Session } from '../../occurrences/session.ts'
import { now } from '../../occurrences/testing/schedule-examples.ts'
import { campDay } from '../testing/camp-examples.ts'
import { sessionRow } from './session-row.ts'
import { SessionChoice } from './SessionChoice.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
})

const byDates: DatesChoice = { kind: 'sessions', sessionIds: [] }

async function textOf(more: Partial<Session>, at = now): Promise<string> {
  const row = sessionRow(campDay('2026-12-07', more), byDates, at)
  const markup = await staticMarkup(<SessionChoice row={row} withTime waiting={null} onChange={() => undefined} />)
  return markup.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('[S3-077] a session shows its weekday, date, time and places, or why it is unavailable', async () => {
  const text = await textOf({ capacity: { available: 8, consumed: 4, maximum: 12 } })
  for (const part of ['Mon', '7 Dec', '09:00 to 15:30', '8 left']) expect(text).toContain(part)
  expect(await textOf({ bookableAction: { action: null, message: 'Booking has closed.' } })).toContain(
    'Booking has closed.',
  )
  expect(await textOf({}, Date.parse('2026-12-08T00:00:00Z'))).toContain('Past session')
})
