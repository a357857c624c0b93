import { openPage, pages } from './site-pages.ts'
import { expectToast } from '../support/toasts.ts'
import { expect, test } from './test.ts'

const basket = { ...pages[0], path: '/basket', isPersonal: true }

test('[S9-010, P9-018] a double click removes one line and shows one toast', async ({ page, standIn }) => {
  standIn.fill('course')
  await openPage(page, standIn.url, basket)
  await page.getByRole('button', { name: 'Remove Set dancing' }).dblclick()
  await expect(page.getByText('Your shopping basket is empty')).toBeVisible()
  await expectToast(page, 'Successfully removed item from the basket.')
  expect(await page.evaluate(() => window.toldMessages)).toEqual([])
  expect(standIn.asked.filter((line) => line.startsWith('DELETE '))).toHaveLength(1)
})

// A refusal gives its reason; a failure without text gets a general one.
for (const [what, path, button, only] of [
  ['the basket', '/basket', 'Remove Set dancing', /^DELETE /],
  ['credit', '/basket/checkout', 'Use €15.00', /credits\/apply$/],
] as const) {
  for (const [status, body, text] of [
    [409, { message: 'The box office is closed.' }, 'The box office is closed.'],
    [
      500,
      {},
      what === 'credit' ? 'Credit amount could not be applied.' : 'Something has gone wrong, please try again.',
    ],
  ] as const) {
    test(`a ${status} about ${what} reads "${text}"`, async ({ page, standIn }) => {
      standIn.fill('course')
      standIn.answer({ kind: 'status', status, only, body })
      await openPage(page, standIn.url, { ...basket, path })
      await page.getByRole('button', { name: button }).click()
      await expectToast(page, text)
    })
  }
}

// After any request: a platform may refuse more than additions.
for (const [what, path, button, only] of [
  ['removing something', '/basket', 'Remove Set dancing', /^DELETE /],
  ['using credit', '/basket/checkout', 'Use €15.00', /credits\/apply$/],
] as const) {
  test(`[S8-006] a 422 to ${what} lists its messages by field`, async ({ page, standIn }) => {
    const errors = { amount: ['Not today.'], source: ['Not from here.', 'Nor from there.'] }
    standIn.fill('course')
    standIn.answer({ kind: 'status', status: 422, only, body: { message: 'Please check this.', errors } })
    await openPage(page, standIn.url, { ...basket, path })
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Validation errors')).toHaveCount(1)
    for (const message of Object.values(errors).flat()) await expect(page.getByText(message)).toBeVisible()
  })
}
