import { addressOf } from '../addresses.ts'
import type { Stage, State } from '../state.ts'

const trouble = { page: 'in trouble', route: null } as const

/** A call answered with a failure; the page is under test, not the platform. */
const answering =
  (calls: string, status: number) =>
  async ({ context }: Stage) => {
    await context.route(calls, (route) => route.fulfill({ status, json: { message: 'Closed.' } }))
  }

/** A call that is never answered. */
const silent =
  (calls: string) =>
  async ({ context }: Stage) => {
    await context.route(calls, () => undefined)
  }

/** Error pages, and pages that wait. */
export const troubleStates: readonly State[] = [
  { ...trouble, name: 'no such page', at: '/one/two/three/four/five' },
  {
    ...trouble,
    name: 'no such course',
    at: addressOf.details('ashcombe', 'dance', 'no-such-course'),
  },
  { ...trouble, name: 'no such venue', at: '/location/no-such-venue' },
  { ...trouble, name: 'maintenance', at: '/', before: answering('**/api/theme*', 503) },
  { ...trouble, name: 'the platform fails', at: '/', before: answering('**/api/theme*', 500) },
  {
    ...trouble,
    name: 'a list that fails',
    at: addressOf.list('ashcombe', 'dance'),
    before: answering('**/activities/courses*', 500),
    // It retries three times before it shows the failure.
    act: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    ...trouble,
    name: 'set up wrongly',
    at: '/',
    async before({ context }) {
      await context.route('**/config.json', (route) => route.fulfill({ json: { appName: 7, kiosk: 'yes' } }))
    },
  },
  {
    ...trouble,
    name: 'offline',
    at: addressOf.venue('ashcombe'),
    async act({ context, page }) {
      await context.setOffline(true)
      await page
        .getByRole('link', { name: /basket/i })
        .first()
        .click()
    },
  },
  { page: 'waiting', name: 'starting', route: null, at: '/', waitsWith: 'Loading…', before: silent('**/api/theme*') },
  {
    page: 'waiting',
    name: 'home',
    route: null,
    at: '/',
    waitsWith: 'Loading',
    before: silent('**/activities/venues*'),
  },
  {
    page: 'waiting',
    name: 'courses',
    route: null,
    at: addressOf.list('ashcombe', 'dance'),
    waitsWith: 'Loading',
    before: silent('**/activities/courses*'),
  },
  {
    page: 'waiting',
    name: 'course details',
    route: null,
    at: addressOf.details('ashcombe', 'swimming-lessons', 'first-strokes'),
    waitsWith: 'Loading',
    before: silent('**/activities/courses/*'),
  },
  {
    page: 'waiting',
    name: 'course booking',
    route: null,
    at: addressOf.form('ashcombe', 'swimming-lessons', 'first-strokes'),
    waitsWith: 'Loading',
    before: silent('**/activities/courses/*'),
  },
  {
    page: 'waiting',
    name: 'basket',
    route: null,
    at: '/basket',
    persona: 'carys',
    waitsWith: 'Loading',
    before: silent('**/carts/*'),
  },
]
