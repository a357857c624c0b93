import type { Page } from '@playwright/test'
import { walkAndPress } from '../support/focus-seen.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openDay, panelOf } from '../support/time-slots.ts'
import { phone, windowsOf } from '../support/windows.ts'

async function logInHere(page: Page, name: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email or reference').fill(`${name}@example.test`)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
}

for (const viewport of windowsOf(phone)) {
  test(`[O-570] a customer for whom a class is not reads why at the login in its panel, and goes on from there, at ${viewport.width}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(viewport)
    await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-08')
    await page
      .getByRole('link', { name: /^Book Street dance juniors/ })
      .first()
      .press('Enter')
    const panel = panelOf(page)
    await walkAndPress(page, panel.getByRole('button', { name: 'Checkout now' }))
    await logInHere(page, 'amina', stack.password)
    const told = panel.getByRole('alert')
    await expect(told).toContainText('For children up to 12')
    await expect(told).toBeFocused()
    await expect(panel.getByRole('link', { name: 'Other times of Fitness classes' })).toBeVisible()
    await expectAccessible(page)
    await walkAndPress(page, panel.getByRole('button', { name: 'Book for Safiya' }))
    await expect(panel.getByRole('button', { name: 'Add to basket' })).toBeVisible()
    await expect(told).toBeFocused()
  })

  test(`[O-570] a parent who books for a child is offered an adults' class for themselves, at ${viewport.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await sandbox.logIn('amina')
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Booking for' }).selectOption('Idris Rahman')
    await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-09')
    await page
      .getByRole('link', { name: /Body pump/ })
      .first()
      .press('Enter')
    const panel = panelOf(page)
    await expect(panel).not.toContainText('Nobody on your account')
    await panel.getByRole('button', { name: 'Book for Amina' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  })

  test(`[O-570] a customer whose account has nobody for a class reads what to do after the login in its panel, at ${viewport.width}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(viewport)
    await openDay(page, 'ashcombe', 'fitness-classes', '2026-04-08')
    await page
      .getByRole('link', { name: /^Book Strength for over-sixties/ })
      .first()
      .press('Enter')
    const panel = panelOf(page)
    await walkAndPress(page, panel.getByRole('button', { name: 'Add to basket' }))
    await logInHere(page, 'carys', stack.password)
    await expect(panel.getByRole('alert')).toContainText('Too young: from 60')
    await expect(panel.getByRole('alert')).toBeFocused()
    await expect(panel).toContainText('Nobody on your account is the right age. Staff at the centre')
    await walkAndPress(page, panel.getByRole('link', { name: 'Other times of Fitness classes' }))
    await expect(panel).toBeHidden()
  })

  test(`[O-570] a customer of another age than a course is for hears why after the login in its form, and goes on, at ${viewport.width}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/courses/location/ashcombe-leisure-centre/gymnastics/tumblers-6-to-9/book')
    const total = page.getByRole('group', { name: 'Total and booking' })
    const checkoutNow = total.getByRole('button', { name: 'Checkout now' })
    await checkoutNow.press('Enter')
    await logInHere(page, 'carys', stack.password)
    await expect(total.getByRole('status')).toHaveText('For children up to 9.')
    await expect(checkoutNow).toBeFocused()
    await expectAccessible(page)
    await page
      .getByRole('form', { name: 'Booking form' })
      .getByRole('link', { name: 'Other courses: Gymnastics' })
      .click()
    await expect(page).toHaveURL(/\/gymnastics$/)
  })
}
