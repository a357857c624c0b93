import { expect, test } from '../support/test.ts'

// A mile and a half from Ashcombe.
test.use({ permissions: ['geolocation'], geolocation: { latitude: 51.06, longitude: -2.8 } })

test('[S9-007] a search by location covers five miles until the customer chooses another distance', async ({
  page,
}) => {
  await page.goto('/')
  const centres = page.getByRole('main').getByRole('link', { name: /^(Ashcombe|Millwick|Canolfan)/ })
  await expect(centres).toHaveCount(3)
  await page.getByRole('button', { name: 'Near me' }).click()
  const within = page.getByRole('combobox', { name: 'Within' })
  await expect(within).toHaveValue('5')
  await expect(centres).toHaveCount(1)
  await expect(centres).toHaveAccessibleName(/Ashcombe Leisure Centre/)
  await within.selectOption('any')
  await expect(centres).toHaveCount(3)
})
