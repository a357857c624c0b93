import { afterEach, expect, test } from 'vitest'
import { ClientContext } from '../../app/site-record.ts'
import { setContentLanguage } from '../../i18n/language.ts'
import { loadTexts, startI18n } from '../../i18n/start-i18n.ts'
import { bareMarkup } from '../../ui/testing/bare-markup.tsx'
import { priceRowsOf } from './membership-type.ts'
import { PriceTable } from './PriceTable.tsx'

afterEach(() => setContentLanguage('en'))

test('[O-575 partly] only names that the operator wrote are marked with the operator’s language', async () => {
  await startI18n()
  await loadTexts(['activities'])
  setContentLanguage('cy')
  const category = { id: '1', name: 'Nofio', slug: 'nofio', bookingType: null }
  const price = { value: 560, formatted: '£5.60', currency: 'GBP' }
  const kind = (name: string, isOwnName: boolean) => ({
    category,
    name,
    isOwnName,
    price,
    memberPrice: price,
    isFrom: false,
  })
  const rows = priceRowsOf({ activityPrices: [kind('Oedolyn', true), kind('One session', false)] })
  const markup = await bareMarkup(
    <ClientContext value={{ id: 1, currency: null, name: 'Harbourside' }}>
      <PriceTable label="Prices" rows={rows} pathOf={() => null} />
    </ClientContext>,
  )
  expect(markup).toMatch(/<span lang="cy[^"]*">Oedolyn</)
  expect(markup).toMatch(/<span[^>]*>One session</)
  expect(markup).not.toMatch(/<span lang="[^"]*">One session</)
})
