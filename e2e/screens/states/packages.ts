import { addressOf } from '../addresses.ts'
import { addSwims } from '../../support/basket.ts'
import type { State } from '../state.ts'

const booking = {
  page: 'package booking',
  route: '/packages/location/:venueSlug/:packageId/book',
  mockup: 'details',
} as const

/** Each state of a package. */
export const packageStates: readonly State[] = [
  { ...booking, name: 'for somebody unknown', at: addressOf.package('ashcombe', 1) },
  { ...booking, name: 'of a parent who has one', at: addressOf.package('ashcombe', 1), persona: 'amina' },
  { ...booking, name: 'for a group of venues', at: addressOf.package('millwick', 2), persona: 'carys' },
  { ...booking, name: 'at a member price', at: addressOf.package('ashcombe', 3), persona: 'ben' },
  { ...booking, name: 'for members only', at: addressOf.package('ashcombe', 6), persona: 'carys' },
  { ...booking, name: 'of somebody in arrears', at: addressOf.package('ashcombe', 1), persona: 'dylan' },
  { ...booking, name: 'sold out', at: addressOf.package('ashcombe', 4) },
  { ...booking, name: 'sold at the desk only', at: addressOf.package('ashcombe', 5) },
  {
    ...booking,
    name: 'in the basket',
    at: addressOf.package('ashcombe', 1),
    persona: 'carys',
    async act({ page }) {
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await page.getByRole('heading', { name: 'Items were added to your basket' }).waitFor()
    },
  },
]

const pricing = { page: 'pricing', route: '/pricing', mockup: 'list' } as const

/** Membership prices, before and after a venue is chosen. */
export const pricingStates: readonly State[] = [
  { ...pricing, name: 'before a venue is chosen', at: '/pricing' },
  {
    ...pricing,
    name: 'of a venue',
    at: '/pricing',
    async act({ page }) {
      await page.getByRole('combobox', { name: 'Centre' }).selectOption('Ashcombe Leisure Centre')
      await page.getByRole('table', { name: 'Prices with Fairwater All In' }).waitFor()
    },
  },
  {
    page: 'basket',
    route: '/basket',
    mockup: 'basket',
    name: 'at a kiosk, with the discount of a member',
    at: '/basket?kiosk=true&centre=ashcombe-leisure-centre',
    persona: 'ellie',
    before: ({ sandbox }) => addSwims(sandbox, 'ellie', 2),
    async act({ page }) {
      await page.getByLabel('Customer reference').fill('FW000002')
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.getByText('FW000002: £5.60 less').waitFor()
    },
  },
  {
    page: 'basket',
    route: '/basket',
    mockup: 'basket',
    name: 'a membership with its joining fee',
    at: '/pricing',
    persona: 'amina',
    settings: { sites: { joining: null } },
    async act({ page }) {
      await page.getByRole('combobox', { name: 'Centre' }).selectOption('Ashcombe Leisure Centre')
      await page.getByRole('button', { name: 'Buy a membership' }).click()
      await page.getByText('Joining fee').first().waitFor()
    },
  },
]
