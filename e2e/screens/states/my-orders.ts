import { cardForm, fillCard } from '../../support/paying.ts'
import type { Stage, State } from '../state.ts'

const mine = { page: 'my orders', route: '/my-orders', at: '/my-orders' } as const
const byCardProvider = 'paying-by-card-provider'

async function openCardForm({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await cardForm(page).getByLabel('Card number').waitFor()
}

const receipt = { page: 'receipt', route: '/my-orders/:orderId' } as const

/** A customer's orders, credit, and one receipt. */
export const myOrdersStates: readonly State[] = [
  { ...mine, name: 'of a visitor' },
  { ...mine, name: 'of a family with credit', persona: 'amina' },
  { ...mine, name: 'with saved cards', persona: 'gwen' },
  {
    ...mine,
    name: 'removing a card',
    persona: 'gwen',
    isOverlay: true,
    async act({ page }) {
      await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
      await page.getByRole('dialog', { name: 'Remove this card?' }).waitFor()
    },
  },
  { ...mine, name: 'with cards to add to', persona: 'gwen', scenario: byCardProvider },
  { ...mine, name: 'no cards yet', persona: 'carys', scenario: byCardProvider },
  {
    ...mine,
    name: 'adding a card',
    persona: 'carys',
    scenario: byCardProvider,
    isOverlay: true,
    act: openCardForm,
  },
  {
    ...mine,
    name: 'a card that was declined',
    persona: 'carys',
    scenario: byCardProvider,
    isOverlay: true,
    async act(stage) {
      await openCardForm(stage)
      await fillCard(stage.page, '4000000000009995')
      await stage.page.getByRole('button', { name: 'Save card' }).click()
      await stage.page.getByText(/^Your bank did not accept this card/).waitFor()
    },
  },
  {
    ...mine,
    name: 'a card at the bank',
    persona: 'carys',
    scenario: byCardProvider,
    isOverlay: true,
    async act(stage) {
      await openCardForm(stage)
      await fillCard(stage.page, '4000000000003220')
      await stage.page.getByRole('button', { name: 'Save card' }).click()
      const bank = stage.page.frameLocator('iframe[title="Verify your card with your bank"]')
      await bank.getByLabel('Code (6 digits)').waitFor()
    },
  },
  { ...mine, name: 'nothing ordered', persona: 'carys' },
  {
    ...receipt,
    name: 'of an order',
    at: '/my-orders',
    persona: 'amina',
    act: async ({ page }) => {
      await page.getByRole('region', { name: 'Orders' }).getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Receipt' }).waitFor()
    },
  },
  {
    ...receipt,
    name: 'of an order that came back',
    at: '/my-orders',
    persona: 'amina',
    act: async ({ page }) => {
      await page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: 'Goalkeeper taster' }).click()
      await page.getByRole('heading', { name: 'Receipt' }).waitFor()
    },
  },
  {
    ...receipt,
    name: 'with the terms that were agreed to',
    at: '/my-orders',
    persona: 'amina',
    isOverlay: true,
    async act({ page }) {
      await page.getByRole('link', { name: /Goalkeeper taster/ }).click()
      await page.getByRole('button', { name: 'Terms you agreed to' }).click()
      await page
        .getByRole('dialog', { name: 'Terms and Conditions' })
        .getByText(/^Agreed to on/)
        .waitFor()
    },
  },
  { ...receipt, name: 'that is nobody’s', at: '/my-orders/999999', persona: 'amina' },
]
