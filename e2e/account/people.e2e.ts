import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'account' })

test('[S3-046, O-250] a child is added at once and can be removed', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/user-details')
  const people = page.getByRole('region', { name: 'Your people' })
  const add = people.getByRole('button', { name: 'Add somebody' })
  await add.press('Enter')
  await expect(people.getByRole('radio', { checked: true })).toBeFocused()
  await people.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
  await add.press('Enter')
  await people.getByRole('button', { name: 'Add child' }).press('Enter')
  await expect(people.getByLabel('First name')).toBeFocused()
  await people.getByLabel('First name').fill('Mali')
  await people.getByLabel('Last name').fill('Evans')
  await people.getByLabel('Date of birth', { exact: true }).fill('05-08-2018')
  await people.getByLabel('You are their').selectOption('Parent')
  await expectAccessible(page)
  await people.getByRole('button', { name: 'Add child' }).press('Enter')
  await expect(people.getByRole('listitem')).toContainText(['Mali Evans'])
  await expect(people.getByRole('status')).toBeFocused()
  const remove = people.getByRole('button', { name: 'Remove Mali Evans' })
  await remove.press('Enter')
  await people.getByRole('group').getByRole('button', { name: 'Keep' }).press('Enter')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(people).toContainText('Everything that is booked stays booked.')
  await people.getByRole('group').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(people.getByRole('listitem')).toHaveCount(0)
})

test('[O-250 partly, O-487] a parent adds a child on the way to a booking, and comes back to book for them', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('carys')
  const form = `${stack.url}/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book`
  await page.goto(form)
  await expect(page.getByText('Nobody on your account is the right age.')).toBeVisible()
  await page.getByRole('link', { name: 'Add a child or another person' }).click()
  await expect(page).toHaveURL((url) => url.origin === stack.origins.account && url.pathname === '/user-details')
  await expect(page.getByRole('radiogroup', { name: 'Who do you want to add?' })).toBeInViewport({ ratio: 1 })
  const people = page.getByRole('region', { name: 'Your people' })
  await people.getByLabel('First name').fill('Mali')
  await people.getByLabel('Last name').fill('Evans')
  await people.getByLabel('Date of birth', { exact: true }).fill('05-08-2018')
  await people.getByLabel('You are their').selectOption('Parent')
  await people.getByRole('button', { name: 'Add child' }).press('Enter')
  await expect(people.getByRole('listitem')).toContainText(['Mali Evans'])
  const back = people.getByRole('link', { name: 'Go back to your booking' })
  await expect(back).toBeVisible()
  await people.getByRole('button', { name: 'Add somebody' }).click()
  await people.getByRole('button', { name: 'Cancel' }).click()
  await back.click()
  await expect(page).toHaveURL(form)
  await expect(page.getByRole('radiogroup', { name: 'Who is it for?' })).toContainText('Mali Evans')

  // An address that somebody else wrote leads nowhere else.
  await page.goto(`${stack.origins.account}/user-details?add=person&redirect=https%3A%2F%2Felsewhere.example%2F`)
  await people.getByRole('button', { name: 'Cancel' }).click()
  await people.getByRole('button', { name: 'Remove Mali Evans' }).click()
  await people.getByRole('group').getByRole('button', { name: 'Remove' }).click()
  await expect(people.getByRole('status')).toContainText('Mali Evans')
  await expect(people.getByRole('link', { name: 'Go back to your booking' })).toHaveCount(0)
})

test('[O-251] an adult is asked by mail, agrees on the page of the link, and can stop it', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  const people = page.getByRole('region', { name: 'Your people' })
  await people.getByRole('button', { name: 'Add somebody' }).click()
  await people.getByText('Somebody of 16 or over').click()
  await people.getByLabel('Email').fill('carys@example.test')
  await people.getByLabel('You are their').selectOption('Partner')
  await people.getByRole('button', { name: 'Send invitation' }).click()
  await expect(people.getByRole('listitem').filter({ hasText: 'carys@example.test' })).toContainText('Asked on')
  const mail = (await sandbox.mails()).find(({ kind }) => kind === 'link-invitation')
  const token = /\/linked-invitation#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

  await sandbox.logIn('carys')
  await page.goto(`${stack.url}/linked-invitation#${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amina Rahman wants to book for you')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Agree' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have agreed')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is no longer open')

  await page.goto('/user-details')
  const owners = page.getByRole('region', { name: 'People who book for you' })
  await owners.getByRole('button', { name: 'Stop Amina Rahman booking for you' }).press('Enter')
  await owners.getByRole('group').getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(owners).toContainText('Amina Rahman can no longer book for you.')
})
