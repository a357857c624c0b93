import { fieldsOf, forms } from '../support/autofill.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'account' })

const rows = [
  ['Name', forms.name],
  ['Phone', forms.phone],
  ['Address', forms.address],
  ['Email', forms.email],
  ['Password', forms.password],
  ['In an emergency', forms.emergency],
] as const

test('[O-375] browsers and password managers know the fields of a customer’s details, and leave those of others alone', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  for (const [row, fields] of rows) {
    await page.getByRole('button', { name: new RegExp(`^(Change|Add): ${row}$`) }).click()
    await expect.poll(() => fieldsOf(page, 'main form'), row).toEqual(fields)
    if (row === 'Password') {
      // A password manager changes the password of this login.
      await expect(page.locator('form input[autocomplete=username]')).toHaveValue('amina@example.test')
    }
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
  }
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await expect.poll(() => fieldsOf(page, 'main form')).toEqual(forms.child)
  await page.getByRole('radio', { name: /adult/i }).check()
  await expect.poll(() => fieldsOf(page, 'main form')).toEqual(forms.adult)
})
