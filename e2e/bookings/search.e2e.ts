import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { windows } from '../support/time-slots.ts'

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-342] a visitor searches for an age, and results, count and centres agree', async ({ page }) => {
      await page.goto('/')
      const field = page.getByRole('main').getByRole('searchbox')
      await field.fill('swimming for toddlers')
      await field.press('Enter')
      const found = page.getByRole('region', { name: 'Activities for “swimming for toddlers”' })
      await expect(found).toBeFocused()
      await expect(found).toContainText('Splash babies')
      await expect(found).not.toContainText('Masters')
      const count = await found.getByRole('listitem').count()
      await expect(found.getByRole('status')).toHaveText(count === 1 ? '1 result' : `${count} results`)
      await expect(page.getByRole('main')).not.toContainText('Nothing found')
      await expect(page.getByRole('region', { name: 'Our centres' }).getByRole('status')).not.toHaveText('0 centres')
      await expectAccessible(page)
    })

    test('[O-446] a search with a letter wrong finds what was meant, and says so', async ({ page }) => {
      await page.goto('/?search=bagminton')
      const found = page.getByRole('region', { name: 'Showing results for “badminton”' })
      await expect(found.getByRole('link').first()).toBeVisible()
      await expect(found).toContainText('Badminton')
      await expectAccessible(page)
    })

    test('[O-342] a parent narrows a search to a day and a child, and widens it again', async ({ page, sandbox }) => {
      await sandbox.logIn('amina')
      await page.goto('/?search=spin')
      const found = page.getByRole('region', { name: 'Activities for “spin”' })
      await expect(found.getByRole('link').first()).toBeVisible()
      await found.getByLabel('Day').selectOption({ label: 'Thursday 9 April 2026' })
      await expect(page).toHaveURL(/on=2026-04-09/)
      const early = found.getByRole('link', { name: /Early spin/ })
      await expect(early).toHaveCount(1)
      await expect(early).toHaveAttribute('href', /fitness-classes\/2026-04-09/)
      await found.getByLabel('For', { exact: true }).selectOption({ index: 2 })
      await expect(found).toContainText('Nothing for “spin” with this day and person.')
      await expect(found.getByRole('status')).toHaveText('0 results')
      await expectAccessible(page)
      // The address has both, and chooses nobody to book for.
      await page.reload()
      await expect(found.getByRole('status')).toHaveText('0 results')
      await found.getByRole('button', { name: 'Show any day, for anyone' }).press('Enter')
      await expect(found.getByRole('link').first()).toBeVisible()
      await expect(page).toHaveURL(/\?search=spin$/)
    })

    test('[O-342] a search that is cleared, or replaced, keeps the day', async ({ page }) => {
      await page.goto('/?search=spin&on=2026-04-09')
      const field = page.getByRole('main').getByRole('searchbox')
      await expect(page.getByLabel('Day')).toHaveValue('2026-04-09')
      await field.fill('yoga')
      await field.press('Enter')
      await expect(page).toHaveURL(/search=yoga/)
      await expect(page.getByLabel('Day')).toHaveValue('2026-04-09')
      await page.goto('/?search=zzzz')
      await expect(page.getByRole('button', { name: 'Clear “zzzz” and show everything' })).toBeVisible()
    })
  })
}
