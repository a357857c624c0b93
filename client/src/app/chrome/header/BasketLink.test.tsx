import { expect, test } from 'vitest'
import { staticMarkup } from '../../pages/static-markup.tsx'
import { BasketLink } from './BasketLink.tsx'

const badge = /<span [^>]*aria-hidden="true"[^>]*>\d+<\/span>/

test('[S2-110 partly, S2-111] the basket link counts what is in the basket', async () => {
  const markup = await staticMarkup(<BasketLink to="/basket" count={2} />)
  expect(markup).toMatch(/<a [^>]*href="\/basket"[^>]*><span [^>]*>Shopping basket, 2 items</)
  expect(markup).toMatch(badge)
})

test('[S2-112] an empty basket has no badge', async () => {
  const markup = await staticMarkup(<BasketLink to="/basket" count={0} />)
  expect(markup).toContain('>Shopping basket<')
  expect(markup).not.toMatch(badge)
})
