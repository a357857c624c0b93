import { expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import { exampleItem } from '../testing/cart-examples.ts'
import { SummaryItems } from './SummaryItems.tsx'

test('[O-491] an ordered line counts the tickets that are left', async () => {
  await startI18n()
  await loadTexts(namespaces)
  const swim = { ...exampleItem([]), name: 'Lane swim: Adult', quantity: 3 }
  expect(await staticMarkup(<SummaryItems items={[swim]} />)).toContain('3 × Lane swim: Adult')
  expect(await staticMarkup(<SummaryItems items={[{ ...swim, ticketsLeft: 2 }]} />)).toContain('2 × Lane swim: Adult')
})
