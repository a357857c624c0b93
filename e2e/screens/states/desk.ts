import type { ApiTypes } from '@touchline/contract'
import { courseItem } from '../../support/basket.ts'
import { withGuestPasses } from '../../support/configuration.ts'
import { press } from '../../support/buttons.ts'
import { agreeToTerms, confirmedOrder } from '../../support/paying.ts'
import { serve as serveCustomer } from '../../support/serving.ts'
import type { Stage, State } from '../state.ts'

const route = '/desk/:part?/:id?'
const desk = { page: 'desk', route, at: '/desk' } as const
const checkout = { page: 'checkout at the desk', route: '/basket/checkout', at: '/desk' } as const

async function search({ page }: Stage, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Name, reference/ }).fill(text)
  await page.getByRole('button', { name: 'Find customer' }).click()
}

async function serve(stage: Stage): Promise<void> {
  await search(stage, 'amina@example.test')
  await stage.page.getByRole('button', { name: 'Serve Amina Rahman' }).click()
  await stage.page.getByRole('button', { name: 'Stop serving' }).waitFor()
}

/** A course in the customer's basket, added by staff. */
const fillFor =
  (staff: string) =>
  async ({ sandbox }: Stage): Promise<void> => {
    const { id } = await sandbox.callAs('amina')
    const { send } = await sandbox.callAs(staff)
    const items = [await courseItem(sandbox, 'amina', 'badminton-from-scratch')]
    await send<ApiTypes['addItems']['reply']>('POST', `/api/v1/users/${id}/carts/front-of-house/items`, { items })
  }

async function toCheckout(stage: Stage): Promise<void> {
  await serve(stage)
  await stage.page.goto('/basket/checkout')
  await stage.page.getByRole('button', { name: 'Take £56.00' }).waitFor()
}

/** A customer's page while staff serve them. */
const served = (page: string, route: string, name: string): State => ({
  page,
  route,
  at: '/desk',
  persona: 'ellie',
  name: `of ${name} at the desk`,
  settings: withGuestPasses,
  async act(stage) {
    await serveCustomer(stage.page, name, name)
    await stage.page.goto(route)
    await stage.page.getByRole('heading', { level: 1 }).waitFor()
  },
})

const withCourse = { ...checkout, persona: 'ellie', before: fillFor('ellie') } as const

/** The desk: customer, till, and payment. */
export const deskStates: readonly State[] = [
  { ...desk, name: 'of a visitor' },
  { ...desk, name: 'of a customer', persona: 'amina' },
  { ...desk, name: 'with a till', persona: 'ellie' },
  { ...desk, name: 'without a till', persona: 'farid' },
  { ...desk, name: 'found', persona: 'ellie', act: (stage) => search(stage, 'rahman') },
  { ...desk, name: 'serving', persona: 'ellie', act: serve },
  served('my bookings', '/my-bookings', 'Amina Rahman'),
  served('my bookings', '/my-bookings', 'Carys Evans'),
  served('my orders', '/my-orders', 'Amina Rahman'),
  served('my orders', '/my-orders', 'Gwen Llewellyn'),
  served('guest passes', '/guest-passes', 'Amina Rahman'),
  { ...served('desk', '/desk', 'Dylan Morgan'), route },
  { ...desk, at: '/desk/sessions', name: 'the sessions of a day', persona: 'ellie' },
  { ...desk, at: '/desk/orders', name: 'orders', persona: 'ellie' },
  { ...desk, at: '/desk/orders/1', name: 'an order to refund', persona: 'ellie' },
  { ...desk, at: '/desk/guest-passes', name: 'guest passes at the door', persona: 'ellie' },
  { ...withCourse, name: 'to be paid', act: toCheckout },
  { ...checkout, name: 'without a till', persona: 'farid', before: fillFor('farid'), act: toCheckout },
  {
    ...withCourse,
    name: 'problems',
    async act(stage) {
      await toCheckout(stage)
      await press(stage.page.getByRole('button', { name: 'Take £56.00' }))
    },
  },
  {
    ...withCourse,
    name: 'in two ways',
    async act(stage) {
      await toCheckout(stage)
      const { page } = stage
      await page.getByRole('radio', { name: 'Cash' }).check()
      await page.getByLabel('Amount').fill('20')
      await page.getByLabel('Cash handed over').fill('50')
      await page.getByRole('button', { name: 'Split payment' }).click()
      const second = page.getByRole('radiogroup', { name: 'Payment method 2' })
      await second.getByRole('radio', { name: 'Paper voucher' }).check()
      await page.getByLabel('Number on the slip').fill('GIFT-7')
    },
  },
  {
    ...withCourse,
    page: 'booking confirmed',
    route: '/booking-confirmed/:completeOrderId',
    name: 'at the desk',
    async act(stage) {
      await toCheckout(stage)
      const { page } = stage
      await page.getByRole('radio', { name: 'Cash' }).check()
      await page.getByLabel('Cash handed over').fill('60')
      await agreeToTerms(page)
      await press(page.getByRole('button', { name: 'Take £56.00' }))
      await confirmedOrder(page)
    },
  },
]
