import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { failSilently, refuseWith } from '../support/answers.ts'
import { campThatChangedHands, courseThatChangedHands } from '../support/basket.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const phone = { width: 375, height: 740 }

test.describe('[O-05 partly] who is coming', () => {
  test('[O-05 partly, S2-044, S1-020, S1-021, P1-013, P1-014, S8-037, P8-020] the checkout asks first for missing agreements, then goes on', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(phone)
    await courseThatChangedHands(sandbox)
    await sandbox.logIn('amina')
    await page.goto('/basket')
    await page.getByRole('link', { name: 'Checkout now' }).first().click()
    await expect(page).toHaveURL(/\/attendees$/)
    await expect(page).toHaveTitle(/Attendees$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Who is coming?' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Safiya Rahman' })).toBeVisible()
    const steps = page.getByRole('list', { name: 'Steps of your booking' }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(/Who is coming/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Please agree to the waiver')
    await expectSummaryRepeats(page)
    await expectAccessible(page)
    await page.getByRole('checkbox').check()
    const agreeing = '**/question-waivers'
    await failSilently(page, agreeing, 'POST')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expectToast(page, 'Error with waivers, unable to complete order, please try again')
    await page.unroute(agreeing)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page).toHaveURL(/\/basket\/checkout$/)
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
    await expect(steps).toHaveCount(4)
    await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(/Pay/)
    // All answers are given, and the steps still include the attendees.
    await page.reload()
    await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(/Pay/)
    await expect(steps).toHaveCount(4)
  })

  test('[S8-029, P8-025] [O-49 partly] the next attendee is asked for their own agreements', async ({
    page,
    sandbox,
  }) => {
    await courseThatChangedHands(sandbox)
    await sandbox.logIn('amina')
    await page.goto('/attendees')
    const who = page.getByRole('region', { name: 'Safiya Rahman' }).getByRole('combobox', { name: 'Who is it for?' })
    await who.selectOption('Idris Rahman')
    await expectToast(page, 'Successfully updated item in the basket.')
    // He has agreed before.
    await expect(page.getByText('No more questions')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Checkout now' }).click()
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  })

  test('[O-131] for a camp, each child is asked separately', async ({ page, sandbox }) => {
    await page.setViewportSize(phone)
    await campThatChangedHands(sandbox)
    await sandbox.logIn('amina')
    await page.goto('/basket')
    await page.getByRole('link', { name: 'Checkout now' }).first().click()
    await expect(page).toHaveURL(/\/attendees$/)
    const safiya = page.getByRole('region', { name: 'Safiya Rahman' })
    const telephoneOf = (block: Locator) => block.getByLabel('Emergency telephone number')
    await expect(telephoneOf(safiya)).toHaveValue('')
    await expectAccessible(page)
    await telephoneOf(safiya).fill('07700 900222')
    await safiya.getByRole('combobox', { name: 'Who is it for?' }).selectOption('Idris Rahman')
    await expectToast(page, 'Successfully updated item in the basket.')
    // Neither his sent answers nor his sister's present input.
    const idris = page.getByRole('region', { name: 'Idris Rahman' })
    await expect(telephoneOf(idris)).toHaveValue('')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Emergency telephone number')
    await telephoneOf(idris).fill('07700 900333')
    await idris.getByLabel('Is there food that they should not have?').selectOption('None')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page).toHaveURL(/\/basket\/checkout$/)
    await page.goto('/attendees')
    await expect(telephoneOf(idris)).toHaveValue('07700 900333')
  })
})

test('[O-439] what the platform refuses of an attendee is said at its field and in the summary', async ({
  page,
  sandbox,
}) => {
  await campThatChangedHands(sandbox)
  await sandbox.logIn('amina')
  await page.goto('/attendees')
  const safiya = page.getByRole('region', { name: 'Safiya Rahman' })
  const telephone = safiya.getByLabel('Emergency telephone number')
  await telephone.fill('07700 900222')
  await safiya.getByLabel('Is there food that they should not have?').selectOption('None')
  await safiya.getByRole('checkbox').check()
  const id = /\d+$/.exec((await telephone.getAttribute('id')) ?? '')?.[0]
  const message = 'Please give a number that answers today.'
  const url = '**/questions'
  const errors = { [`answers.0.custom_question_answers.${id}`]: [message] }
  await refuseWith(page, { url, method: 'POST', status: 422, body: { message: 'Refused', errors } })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(message)
  await expectSummaryRepeats(page)
  await expect(telephone).toBeFocused()
  await expectAccessible(page)
  await page.unroute(url)
  await telephone.fill('07700 900223')
  await expect(safiya.getByText(message)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(/\/basket\/checkout$/)
})

type Failing = {
  readonly url: string
  readonly method: string
  readonly press: () => Promise<void>
  readonly ours: string
}

/** Our own text when the platform says nothing, else the platform's. */
async function tellsOfFailure(page: Page, { url, method, press, ours }: Failing): Promise<void> {
  const own = 'The box office is closed.'
  for (const [status, body, text] of [
    [500, {}, ours],
    [409, { message: own }, own],
  ] as const) {
    await refuseWith(page, { url, method, status, body })
    await press()
    await expectToast(page, text)
    await page.unroute(url)
  }
}

test('[S8-035] errors of basket, questions and credit are shown in our words or the platform’s', async ({
  page,
  sandbox,
}) => {
  const generic = 'Something has gone wrong, please try again.'
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click()
  await campThatChangedHands(sandbox)
  await sandbox.logIn('amina')
  await page.goto('/basket')
  await tellsOfFailure(page, { url: '**/carts/**', method: 'DELETE', press: press(/^Remove /), ours: generic })
  await page.getByRole('link', { name: 'Checkout now' }).first().click()
  const safiya = page.getByRole('region', { name: 'Safiya Rahman' })
  await safiya.getByLabel('Emergency telephone number').fill('07700 900222')
  await safiya.getByLabel('Is there food that they should not have?').selectOption('None')
  await safiya.getByRole('checkbox').check()
  const save = 'Save and continue'
  await tellsOfFailure(page, { url: '**/questions', method: 'POST', press: press(save), ours: generic })
  await press(save)()
  await expect(page).toHaveURL(/\/basket\/checkout$/)
  const ours = 'Credit amount could not be applied.'
  await tellsOfFailure(page, { url: '**/credits/apply', method: 'POST', press: press(/^Use £/), ours })
})
