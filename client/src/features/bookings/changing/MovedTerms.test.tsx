import { beforeAll, expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import { MovedTerms } from './MovedTerms.tsx'
import type { OpenTime } from './use-moving.ts'

beforeAll(async () => {
  await startI18n()
  await loadTexts(namespaces)
})

const at = (local: string) => ({ utc: local, local, timezone: 'Europe/London' })
const price = { value: 850, formatted: null, currency: null }

async function said(cancellationSummary: OpenTime['cancellationSummary'] | undefined) {
  const to = {
    occurrenceId: 'oc1',
    startsAt: at('2026-04-10 17:30:00'),
    endsAt: null,
    locationName: null,
    available: 4,
    ...(cancellationSummary === undefined ? {} : { cancellationSummary }),
  }
  const markup = await staticMarkup(<MovedTerms booking={{ price }} to={to} />)
  return markup.replace(/<[^>]*>/g, ' ').trim()
}

const later = { fee: null, blocks: [], strikes: null, sessions: null }
const until = at('2026-04-10 13:30:00')

test('[O-571 partly] before a move the customer reads the terms at the chosen time', async () => {
  const day = 'Friday 10 April'
  expect(await said({ until, returns: 'credit_full', amount: price, later: { ...later, returns: 'nothing' } })).toBe(
    `Cancel by ${day}, 13:30. Full refund as credit. After that, no refund.`,
  )
  const gone = { until: null, returns: 'not_possible', amount: null, later: { ...later, returns: 'not_possible' } }
  expect(await said(gone)).toMatch(/^You won't be able to cancel or move the session on Friday 10 April.* any more\.$/)
  const past = { ...gone, returns: 'nothing', later: { ...later, returns: 'nothing' } }
  expect(await said(past)).toMatch(/^You won't be able to move the session on Friday 10 April.* again\..*refund/)
})

test('[O-571 partly] a platform that does not say the terms leaves them out', async () => {
  expect(await said(undefined)).toBe('')
})
