import { fieldsOf, forms } from '../support/autofill.ts'
import { fillBasket } from '../support/basket.ts'
import { cardForm } from '../support/paying.ts'
import { resetLink } from '../support/reset-link.ts'
import { serve } from '../support/serving.ts'
import { expect, test } from '../support/test.ts'

test.describe('browsers and password managers', () => {
  test('[O-375] know the fields of a visitor’s forms', async ({ page, sandbox }) => {
    await page.goto('/login')
    await expect.poll(() => fieldsOf(page)).toEqual(forms.login)
    await page.getByRole('main').getByRole('button', { name: 'Forgotten password?' }).click()
    await expect.poll(() => fieldsOf(page)).toEqual(forms.forgotten)
    await page.getByLabel('Email or reference').fill('carys@example.test')
    await page.keyboard.press('Enter')
    await expect(page.getByText('If we find your account we will send you an email.')).toBeVisible()
    const { origin } = new URL(page.url())
    await page.goto('/register')
    await expect.poll(() => fieldsOf(page)).toEqual(forms.register)
    await page.goto(await resetLink(sandbox, origin))
    await expect.poll(() => fieldsOf(page)).toEqual(forms.reset)
  })

  test('[O-375] know the address of a card and the card', async ({ page, sandbox }) => {
    await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
    await sandbox.logIn('carys')
    await page.goto('/basket/checkout')
    await page.getByRole('button', { name: 'Change billing details' }).click()
    const billing = page.getByRole('region', { name: 'Billing details' })
    await billing.getByRole('button', { name: 'Change country' }).click()
    const addLine = billing.getByRole('button', { name: /^Add / })
    if (await addLine.isVisible()) await addLine.click()
    await expect.poll(() => fieldsOf(page)).toEqual(forms.billing)
    await expect.poll(() => fieldsOf(cardForm(page), 'form')).toEqual(forms.card)
  })

  test('[O-375] fill in nothing on a kiosk, where the next visitor would read it', async ({ page }) => {
    await page.goto('/login?kiosk=true&centre=ashcombe-leisure-centre')
    await expect.poll(() => fieldsOf(page)).toEqual({ 'Email or reference': 'text off', Password: 'password off' })
  })

  test('[O-375] fill in nothing of staff in what is about customers', async ({ page, sandbox }) => {
    await sandbox.logIn('ellie')
    for (const path of ['/desk', '/desk/orders', '/desk/guest-passes', '/desk/sessions']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const [label, said] of Object.entries(await fieldsOf(page)))
        expect(said, `${path}: ${label}`).toMatch(/ off\b/)
    }
    await serve(page, 'Amina Rahman', 'amina@example.test')
    await page.goto('/courses/location/millwick-sports-centre/badminton/badminton-improvers/book')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [label, said] of Object.entries(await fieldsOf(page))) expect(said, label).toMatch(/ off\b/)
  })
})
