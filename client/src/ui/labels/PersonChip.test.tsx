import { expect, test } from 'vitest'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { PersonChip } from './PersonChip.tsx'

test('a person is shown by their initial, which is not read out, and their name', async () => {
  const markup = await bareMarkup(<PersonChip name="éva Nagy" tone={1} />)
  expect(markup).toMatch(/<span [^>]*aria-hidden="true"[^>]*>É<\/span><span>éva Nagy<\/span>/)
})

test('other words can replace the name; the initial stays', async () => {
  const markup = await bareMarkup(
    <PersonChip name="Safiya" tone={2}>
      For Safiya
    </PersonChip>,
  )
  expect(markup).toMatch(/>S<\/span><span>For Safiya<\/span>/)
})
