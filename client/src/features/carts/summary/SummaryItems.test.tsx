import { expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import { exampleItem } from '../testing/cart-examples.ts'
import { ItemPerson } from '../basket/items/ItemPerson.tsx'
import { SummaryItems } from './SummaryItems.tsx'

test('[O-491] an ordered line counts the tickets that are left', async () => {
  await startI18n()
  await loadTexts(namespaces)
  const swim = { ...exampleItem([]), name: 'Lane swim: Adult', quantity: 3 }
  expect(await staticMarkup(<SummaryItems items={[swim]} />)).toContain('3 × Lane swim: Adult')
  expect(await staticMarkup(<SummaryItems items={[{ ...swim, ticketsLeft: 2 }]} />)).toContain('2 × Lane swim: Adult')
})

test('[O-563] a ticket is in a name, also a single one, which may be a friend’s', async () => {
  await startI18n()
  await loadTexts(namespaces)
  const item = { ...exampleItem([]), purchasedForUserId: null, purchasedForName: null, quantity: 1 }
  const markup = (changes: object) => staticMarkup(<ItemPerson item={{ ...item, ...changes }} />)
  expect(await markup({ purchasableType: 'av2Booking', bookingType: 'classes' })).toContain('For you')
  expect(await markup({ purchasableType: 'activityTicket' })).toContain('In your name')
  expect(await markup({ purchasableType: 'activity', bookingType: 'ticketed' })).toContain('In your name')
  const ticket = { ...item, purchasableType: 'activityTicket' as const }
  expect(await staticMarkup(<SummaryItems items={[ticket]} />)).toContain('In your name')
})
