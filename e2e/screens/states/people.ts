import { addressOf } from '../addresses.ts'
import { resetLink } from '../../support/reset-link.ts'
import type { Stage, State } from '../state.ts'

const login = { page: 'login', route: '/login', at: '/login', mockup: 'login' } as const
const reset = { page: 'new password', route: '/reset-password' } as const
const register = { page: 'register', route: '/register', at: '/register', mockup: 'register' } as const

/** The mailed link of a customer who forgot the password. */
async function followResetLink({ page, sandbox, stack }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Forgotten password?' }).click()
  await page.getByLabel('Email or reference').fill('carys@example.test')
  await page.getByLabel('Email or reference').press('Enter')
  await page.getByText('If we find your account we will send you an email.').waitFor()
  await page.goto(await resetLink(sandbox, stack.url))
  await page.getByRole('button', { name: 'Save password' }).waitFor()
}

/** Login, sign-up, and the overlays of the chrome. */
export const peopleStates: readonly State[] = [
  { ...login, name: 'to be filled' },
  {
    ...login,
    name: 'a wrong password',
    async act({ page }) {
      await page.getByLabel('Email or reference').fill('ben@example.test')
      await page.getByLabel('Password', { exact: true }).fill('not-the-password')
      await page.getByLabel('Password', { exact: true }).press('Enter')
    },
  },
  {
    ...login,
    name: 'forgotten password',
    act: ({ page }) =>
      page
        .getByRole('main')
        .getByText(/forgot/i)
        .first()
        .click(),
  },
  { ...reset, name: 'to be filled', at: '/login', act: followResetLink },
  {
    ...reset,
    name: 'with problems',
    at: '/login',
    async act(stage) {
      await followResetLink(stage)
      await stage.page.getByRole('button', { name: 'Save password' }).click()
    },
  },
  {
    ...reset,
    name: 'of a link that is over',
    at: '/reset-password#unknown',
    act: ({ page }) => page.getByRole('heading', { name: "This link can't be used any more" }).waitFor(),
  },
  { ...reset, name: 'of a link that is not complete', at: '/reset-password' },
  { ...register, name: 'to be filled' },
  {
    ...register,
    name: 'with problems',
    act: ({ page }) => page.getByRole('button', { name: 'Create an account' }).click(),
  },
  {
    page: 'chrome',
    name: 'login dialog',
    route: null,
    at: addressOf.venue('ashcombe'),
    widths: [1280],
    isOverlay: true,
    act: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Log in' }).click(),
  },
  {
    page: 'chrome',
    name: 'drawer of a visitor',
    route: null,
    at: addressOf.venue('ashcombe'),
    widths: [375],
    isOverlay: true,
    act: ({ page }) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    page: 'chrome',
    name: 'drawer of a parent',
    route: null,
    at: addressOf.venue('ashcombe'),
    persona: 'amina',
    widths: [375],
    isOverlay: true,
    act: ({ page }) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    page: 'chrome',
    name: 'account panel',
    route: null,
    at: addressOf.venue('ashcombe'),
    persona: 'amina',
    widths: [1280],
    isOverlay: true,
    act: ({ page }) => page.getByRole('button', { name: 'My account' }).click(),
  },
  {
    page: 'chrome',
    name: 'venue switcher',
    route: null,
    at: addressOf.venue('ashcombe'),
    isOverlay: true,
    act: ({ page }) =>
      page
        .getByRole('button', { name: /Ashcombe Leisure Centre/ })
        .first()
        .click(),
  },
  { page: 'chrome', name: 'of a carer', route: null, at: addressOf.venue('porthwen'), persona: 'gwen' },
  { page: 'chrome', name: 'of staff', route: null, at: addressOf.venue('ashcombe'), persona: 'ellie' },
  { page: 'chrome', name: 'embedded', route: null, at: `${addressOf.venue('ashcombe')}?embedded=true` },
  { page: 'chrome', name: 'kiosk', route: null, at: `${addressOf.venue('ashcombe')}?kiosk=true` },
  {
    page: 'chrome',
    name: 'kiosk that nobody touches',
    route: null,
    at: `${addressOf.venue('ashcombe')}?kiosk=true`,
    persona: 'carys',
    before: ({ page }) => page.clock.install(),
    act: ({ page }) => page.clock.runFor(61_000),
    isOverlay: true,
  },
]
