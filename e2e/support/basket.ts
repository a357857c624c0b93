import type { ApiTypes } from '@touchline/contract'
import { expect, type Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** Puts a course into a persona's basket without the site, for journeys that begin after that. */
export async function fillBasket(sandbox: Sandbox, persona: string, courseSlug: string): Promise<void> {
  const { id, send } = await sandbox.callAs(persona)
  const courses = '/api/v1/activities/courses?source=online&per_page=100'
  const { data } = await send<ApiTypes['listCourses']['reply']>('GET', courses)
  const course = data.find(({ slug }) => slug === courseSlug)
  if (!course) throw new Error(`The seed has no course ${courseSlug}.`)
  const items = [{ purchasable_id: course.id, purchasable_type: 'course' }]
  await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items })
}

/** A logged-in persona with a course in the basket, at the checkout. */
export async function atCheckout(page: Page, sandbox: Sandbox, persona: string, courseSlug: string): Promise<void> {
  await fillBasket(sandbox, persona, courseSlug)
  await sandbox.logIn(persona)
  await page.goto('/basket/checkout')
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
}

/** How many orders somebody has that went through. */
export async function ordersOf(sandbox: Sandbox, persona: string): Promise<readonly number[]> {
  const { id, send } = await sandbox.callAs(persona)
  const { data } = await send<ApiTypes['listOrders']['reply']>('GET', `/api/v1/users/${id}/orders?per_page=100`)
  return data.filter(({ status }) => status === 'success').map((order) => order.id)
}

/** Names of what is in somebody's basket. */
export async function basketOf(sandbox: Sandbox, persona: string): Promise<readonly string[]> {
  const { id, send } = await sandbox.callAs(persona)
  const { data } = await send<ApiTypes['readCart']['reply']>('GET', `/api/v1/users/${id}/carts/activity-booking`)
  return data.items.map(({ name }) => name)
}
