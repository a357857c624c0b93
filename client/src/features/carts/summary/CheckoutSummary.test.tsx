import { expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import type { CartItem } from '../cart.ts'
import { exampleItem } from '../testing/cart-examples.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'

const unsaid = {
  total: null,
  balance: null,
  credits: [],
  itemCount: null,
  count: null,
  formattedTotal: null,
  formattedBalance: null,
}

test('[O-588] the total of a basket that a payment has emptied is not announced', async () => {
  await startI18n()
  await loadTexts(namespaces)
  const live = async (items: readonly CartItem[]) => {
    const markup = await staticMarkup(<CheckoutSummary cart={{ ...unsaid, items }} basketPath={null} locked />)
    return /<dd aria-live="(\w+)"/.exec(markup)?.[1]
  }
  expect(await live([exampleItem([])])).toBe('polite')
  expect(await live([])).toBe('off')
})
