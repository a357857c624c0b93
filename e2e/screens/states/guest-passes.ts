import { withGuestPasses } from '../../support/configuration.ts'
import type { Stage, State } from '../state.ts'

const route = '/guest-passes'
const mine = { page: 'guest passes', route, at: route } as const
const sent = { page: 'guest pass', route: '/guest-passes/:code' } as const
const settings = withGuestPasses

/** From the list of Amina's passes to one of them. */
function openPass(part: string) {
  return async ({ page, sandbox }: Stage): Promise<void> => {
    const { send } = await sandbox.callAs('amina')
    const { data } = await send<{ data: { code: string; status: string }[] }>('GET', '/api/my-account/guest-passes')
    await page.goto(`/guest-passes/${data.find(({ status }) => status === part)?.code ?? ''}`)
    await page.getByRole('heading', { name: 'Guest pass' }).waitFor()
  }
}

/** A customer's guest passes, a guest's page, and the checkout of more. */
export const guestPassStates: readonly State[] = [
  { ...mine, name: 'switched off', persona: 'amina' },
  { ...mine, name: 'of a visitor', settings },
  { ...mine, name: 'ready, used and expired', persona: 'amina', settings },
  { ...mine, name: 'none yet', persona: 'carys', settings },
  {
    ...mine,
    name: 'choosing',
    persona: 'carys',
    settings,
    async act({ page }) {
      await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Ashcombe Leisure Centre' })
      await page.getByRole('button', { name: 'Buy Three guest passes' }).waitFor()
    },
  },
  {
    ...mine,
    name: 'shared',
    persona: 'amina',
    isOverlay: true,
    settings,
    async act({ page }) {
      await page
        .getByRole('button', { name: /^Share the pass/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Share this pass' }).waitFor()
    },
  },
  { ...sent, name: 'that can be used', at: '/', settings, act: openPass('active') },
  { ...sent, name: 'that is used', at: '/', settings, act: openPass('used') },
  { ...sent, name: 'that is nobody’s', at: '/guest-passes/NONE', settings },
  {
    page: 'guest pass checkout',
    route: '/guest-passes/checkout',
    name: 'with a pass',
    at: route,
    persona: 'carys',
    settings,
    async act({ page }) {
      await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Ashcombe Leisure Centre' })
      await page.getByRole('button', { name: 'Buy Three guest passes' }).click()
      await page.getByText('£15.00').first().waitFor()
    },
  },
  {
    page: 'guest pass checkout',
    route: '/guest-passes/checkout',
    name: 'with nothing',
    at: '/guest-passes/checkout',
    persona: 'carys',
    settings,
  },
]
