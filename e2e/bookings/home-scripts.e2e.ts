import { expect, test } from '../support/test.ts'
import { rest } from '../support/rest.ts'

test('[S9-063] home loads its own texts and those of its basket, and no code of the pages behind it', async ({
  page,
}) => {
  await page.goto('/')
  await rest(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping basket' })).toBeVisible()
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  const named = (pattern: RegExp) => scripts.filter((path) => pattern.test(path))
  expect(named(/\/(?:home|checkout)-/)).toHaveLength(2)
  expect(named(/\/(?:pages|activities|courses|flow)-/)).toEqual([])
})
