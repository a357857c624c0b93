import { expect, type Page } from '@playwright/test'

const ashcombe = '/centre/ashcombe-leisure-centre'

/** The join pages of Fairwater All In, with its joining fee, and Swim and Sauna, without one. */
export const joinPage = { allIn: `${ashcombe}/join/1`, swim: `${ashcombe}/join/2` } as const

/** The button that adds the membership to the basket and continues. */
export const onwards = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** A logged-in persona with a membership in the basket, at the checkout. */
export async function atJoiningCheckout(page: Page, path: string = joinPage.allIn): Promise<void> {
  await page.goto(path)
  await onwards(page).click()
  await expect(page).toHaveURL(/\/basket\/checkout$/)
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
}

/** The order number on the welcome page of a new member. */
export async function welcomed(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Welcome, you are a member.', level: 1 })).toBeVisible()
  return /\/order-confirmed\/(\d+)/.exec(page.url())?.[1] ?? ''
}
