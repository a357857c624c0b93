import { cards } from '../../support/card-numbers.ts'
import { joinPage, onwards, welcomed } from '../../support/joining.ts'
import { payWith } from '../../support/paying.ts'
import type { Page } from '@playwright/test'
import type { Stage, State } from '../state.ts'

const site = 'joining'
const centrePath = '/centre/ashcombe-leisure-centre'
const home = { site, page: 'joining home', route: '/', at: '/' } as const
const centre = { site, page: 'joining centre', route: '/centre/:venueSlug', at: centrePath } as const
const join = { site, page: 'join', route: '/centre/:venueSlug/join/:membershipTypeId', at: joinPage.allIn } as const
const kiosk = {
  site,
  page: 'joining kiosk',
  route: '/kiosk',
  at: '/kiosk?kiosk=true&centre=ashcombe-leisure-centre',
} as const
const confirmed = { site, page: 'membership confirmed', route: '/order-confirmed/:orderId' } as const

const switchedOff = { switches: { onlineJoiningEnabled: false } } as const

async function lookAtCentre({ page, stack }: Stage): Promise<void> {
  await page.goto(`${stack.origins.joining}${centrePath}`)
  await page.getByRole('link', { name: 'Join now: Fairwater All In' }).waitFor()
}

async function payFor(page: Page): Promise<void> {
  await onwards(page).click()
  await payWith(page, cards.good)
  await welcomed(page)
}

/** Every page of the joining site. */
export const joiningStates: readonly State[] = [
  { ...home, name: 'of a first visit' },
  { ...home, name: 'of somebody who looked at a centre', before: lookAtCentre },
  { ...home, name: 'switched off', settings: switchedOff },
  { ...centre, name: 'for somebody unknown' },
  {
    ...centre,
    name: 'that sells none online',
    async before({ sandbox }) {
      const { send } = await sandbox.callAs('ellie')
      await send('PATCH', '/api/activities/venues/1', { data: { online_joining_enabled: false } })
    },
  },
  { ...join, name: 'for somebody unknown' },
  { ...join, name: 'for a customer without a fee', at: joinPage.swim, persona: 'carys' },
  {
    ...join,
    name: 'that one has already',
    persona: 'ben',
    act: ({ page }) =>
      page
        .getByText(/^Yours/)
        .first()
        .waitFor(),
  },
  {
    ...join,
    name: 'that waits in the basket',
    persona: 'carys',
    async act({ page }) {
      await onwards(page).click()
      await page.getByRole('heading', { name: 'Summary' }).waitFor()
      await page.goto(new URL(joinPage.allIn, page.url()).href)
      await page.getByRole('link', { name: 'Continue to payment' }).waitFor()
    },
  },
  {
    site,
    page: 'checkout',
    route: null,
    name: 'of a membership',
    at: joinPage.allIn,
    persona: 'carys',
    async act({ page }) {
      await onwards(page).click()
      await page.getByText(/^Your card will be charged/).waitFor()
    },
  },
  { ...kiosk, name: 'of a centre' },
  {
    ...confirmed,
    name: 'with the way to what can be booked',
    at: joinPage.allIn,
    persona: 'carys',
    act: ({ page }) => payFor(page),
  },
  {
    ...confirmed,
    name: 'at a kiosk',
    at: `${joinPage.swim}?kiosk=true&centre=ashcombe-leisure-centre`,
    persona: 'carys',
    act: ({ page }) => payFor(page),
  },
  {
    ...confirmed,
    name: 'with the way to the account',
    at: joinPage.allIn,
    persona: 'carys',
    settings: { sites: { account: 'https://my-account.example' } },
    act: ({ page }) => payFor(page),
  },
]
