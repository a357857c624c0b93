import type { ApiTypes } from '@touchline/contract'
import { withGuestPasses } from '../../support/configuration.ts'
import type { Stage, State } from '../state.ts'

const site = 'account'
const dashboard = { site, page: 'account dashboard', route: '/', at: '/', mockup: 'account-dashboard' } as const
const details = {
  site,
  page: 'account details',
  route: '/user-details',
  at: '/user-details',
  mockup: 'account-details',
} as const
const memberships = {
  site,
  page: 'account memberships',
  route: '/memberships',
  at: '/memberships',
  mockup: 'account-memberships',
} as const
const packages = {
  site,
  page: 'account packages',
  route: '/packages',
  at: '/packages',
  mockup: 'account-packages',
} as const
const bookings = {
  site,
  page: 'account bookings',
  route: '/bookings/:part?',
  at: '/bookings',
  mockup: 'account-bookings',
} as const
const passes = {
  site,
  page: 'account guest passes',
  route: '/guest-passes',
  at: '/guest-passes',
  mockup: 'account-guest-passes',
  settings: withGuestPasses,
} as const
const payments = {
  site,
  page: 'account payments',
  route: '/payments',
  at: '/payments',
  mockup: 'account-payments',
} as const
const payment = { site, page: 'account payment', route: '/payments/:orderId' } as const
const pass = { site, page: 'account guest pass', route: '/guest-passes/:code', settings: withGuestPasses } as const
const email = { page: 'confirm email', route: '/confirm-email' } as const
const invitation = { page: 'linked invitation', route: '/linked-invitation' } as const

const press = ({ page }: Stage, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function openFirstPass({ page, sandbox, stack }: Stage): Promise<void> {
  const { send } = await sandbox.callAs('amina')
  const { data } = await send<ApiTypes['listGuestPasses']['reply']>('GET', '/api/my-account/guest-passes')
  await page.goto(`${stack.origins.account}/guest-passes/${data[0]?.code ?? ''}`)
  await page.getByRole('heading', { name: 'Guest pass' }).waitFor()
}

/** From the last mail of a kind to the page of its link, on the site that it names. */
async function followMail({ page, sandbox }: Stage, kind: string, link: RegExp): Promise<void> {
  const mail = (await sandbox.mails()).find((each) => each.kind === kind)
  await page.goto(link.exec(mail?.text ?? '')?.[0] ?? '')
}

/** Every page of the account site, and the pages of mailed links. */
export const accountStates: readonly State[] = [
  { ...dashboard, name: 'of a visitor' },
  { ...dashboard, name: 'of a family', persona: 'amina' },
  { ...dashboard, name: 'of a member', persona: 'ben' },
  { ...dashboard, name: 'of nobody’s bookings', persona: 'carys' },
  { ...dashboard, name: 'in arrears', persona: 'dylan' },
  { ...details, name: 'of a family', persona: 'amina' },
  { ...details, name: 'of one person', persona: 'carys' },
  {
    ...details,
    name: 'changing the address',
    persona: 'amina',
    act: (stage) => press(stage, 'Change: Address'),
  },
  { ...details, name: 'adding somebody', persona: 'amina', act: (stage) => press(stage, 'Add somebody') },
  { ...memberships, name: 'of a member', persona: 'ben' },
  { ...memberships, name: 'none', persona: 'carys' },
  { ...memberships, name: 'about to freeze', persona: 'ben', act: (stage) => press(stage, /Freeze it for a while/) },
  { ...packages, name: 'with uses left', persona: 'amina' },
  { ...packages, name: 'none', persona: 'carys' },
  { ...bookings, name: 'of a family', persona: 'amina' },
  { ...bookings, name: 'nothing booked', persona: 'carys' },
  { ...bookings, name: 'waiting', persona: 'gwen', at: '/bookings/waiting', mockup: 'account-bookings-waiting' },
  { ...bookings, name: 'past', persona: 'amina', at: '/bookings/past', mockup: 'account-bookings-past' },
  { ...bookings, name: 'about to cancel', persona: 'amina', act: (stage) => press(stage, /^Manage/) },
  { ...passes, name: 'of somebody who has some', persona: 'amina' },
  { ...passes, name: 'none yet', persona: 'carys' },
  { ...passes, name: 'switched off', persona: 'amina', settings: {} },
  { ...pass, name: 'that can be used', at: '/', persona: 'amina', act: openFirstPass },
  { ...payments, name: 'of a family with credit', persona: 'amina' },
  { ...payments, name: 'nothing paid', persona: 'carys' },
  { ...payments, name: 'in arrears', persona: 'dylan' },
  { ...payments, name: 'with saved cards', persona: 'gwen' },
  { ...payments, name: 'back from the bank of a card', route: '/my-orders', at: '/my-orders', persona: 'gwen' },
  {
    ...payment,
    name: 'of an order',
    at: '/payments',
    persona: 'amina',
    async act({ page }) {
      await page.getByRole('region', { name: 'What you paid' }).getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Receipt' }).waitFor()
    },
  },
  { ...payment, name: 'that is nobody’s', at: '/payments/999999', persona: 'amina' },
  {
    ...email,
    name: 'of a link',
    at: '/',
    persona: 'amina',
    async act(stage) {
      const { send } = await stage.sandbox.callAs('amina')
      await send('PATCH', '/api/my-account/user', { data: { email: 'amina.rahman@example.test' } })
      await followMail(stage, 'email-confirm', /http\S+\/confirm-email#token=[\w-]+/)
      await stage.page.getByRole('button', { name: 'Confirm' }).waitFor()
    },
  },
  { ...email, name: 'of a link that is over', at: '/confirm-email#token=unknown' },
  {
    ...invitation,
    name: 'of a partner',
    at: '/',
    persona: 'carys',
    async act(stage) {
      const { id, send } = await stage.sandbox.callAs('amina')
      await send('POST', `/api/v1/users/${id}/linked`, {
        data: { email: 'carys@example.test', relationship: 'partner' },
      })
      await followMail(stage, 'link-invitation', /http\S+\/linked-invitation#[\w-]+/)
      await stage.page.getByRole('button', { name: 'Agree' }).waitFor()
    },
  },
  { ...invitation, name: 'that is no longer open', at: '/linked-invitation#unknown', persona: 'carys' },
]
