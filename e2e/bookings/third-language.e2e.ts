import { pseudoText } from '../../tests/support/pseudo-locale.ts'
import { siteWithLanguage } from '../support/new-language.ts'
import { expect, onStack } from '../support/test.ts'

// Esperanto is in every browser's tables of plural forms; its texts are made from the English ones.
onStack('a language added by a row and a folder of texts alone is shown on the site', async ({ stack, page }) => {
  const site = await siteWithLanguage(stack.url, 'eo', { locale: 'eo', name: 'Esperanto' })
  try {
    await page.goto(`${site.url}login`)
    await page.getByLabel('Email or reference').fill('ben@example.test')
    await page.getByRole('button', { name: 'Esperanto' }).click()
    await expect(page.getByLabel(pseudoText('Email or reference'))).toHaveValue('ben@example.test')
    await expect(page.locator('html')).toHaveAttribute('lang', 'eo')

    // The choice is kept. Names of days come from the folder, texts of pages behind the first one as well.
    await page.goto(`${site.url}courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes`)
    await expect(page.getByRole('main')).toContainText(pseudoText('Tuesday'))
    await expect(page.getByRole('link', { name: pseudoText('Book this course') }).first()).toBeVisible()
  } finally {
    await site.stop()
  }
})
