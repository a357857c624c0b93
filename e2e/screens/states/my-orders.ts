import type { State } from '../state.ts'

const mine = { page: 'my orders', route: '/my-orders', at: '/my-orders' } as const
const receipt = { page: 'receipt', route: '/my-orders/:orderId' } as const

/** What somebody has paid, their credit, and one receipt. */
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
  { ...receipt, name: 'that is nobody’s', at: '/my-orders/999999', persona: 'amina' },
]
