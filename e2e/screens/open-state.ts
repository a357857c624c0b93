import type { Browser, BrowserContext, Page } from '@playwright/test'
import { configure } from '../support/configuration.ts'
import { region } from '../support/launch.ts'
import { openSandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'
import { type Brand, wear } from './brands.ts'
import { arrived, settle, watchRequests } from './settle.ts'
import { heights, type Stage, type State, type Width } from './state.ts'

let opened = 0

/** The look of a state; without a brand, each venue's own. */
export type Look = { readonly brand?: Brand; readonly width: Width }

/** Opens a state on its own sandbox and browser context, passes it to `look`, and cleans up. */
export async function withState(
  browser: Browser,
  stack: Stack,
  state: State,
  look: Look,
  use: (stage: Stage) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, stack)
  try {
    await showState(context, stack, state, look, use)
  } finally {
    await context.close()
  }
}

/** A browser context for several states, which share only its cache. */
export function openContext(browser: Browser, stack: Stack): Promise<BrowserContext> {
  return browser.newContext({ ...region, baseURL: stack.url })
}

/** Opens a state on its own sandbox and tab, passes it to `use`, and closes both. */
export async function showState(
  context: BrowserContext,
  stack: Stack,
  state: State,
  { brand, width }: Look,
  use: (stage: Stage) => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  await forget(page, stack)
  const id = `screens-${process.pid}-${++opened}`
  const sandbox = await openSandbox(stack, context, { id, scenario: state.scenario, data: state.data?.() })
  try {
    await page.setViewportSize({ width, height: heights[width] })
    if (brand !== undefined) await wear(context, brand)
    const stage = { page, context, sandbox, stack }
    await reach(stage, state)
    await use(stage)
  } finally {
    // The answer to a worker's request may be on its way.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    await sandbox.delete()
  }
}

/** Removes cookies and local storage of the earlier state; the tab's own storage went with it. */
async function forget(page: Page, { origins }: Stack): Promise<void> {
  const context = page.context()
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  for (const origin of Object.values(origins)) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  }
  await session.detach()
}

/** Beside the account site the pages of a customer's own would lead there. */
const sitesOf = ({ site }: State, { url, origins }: Stack) =>
  site === 'account' ? {} : { sites: { bookings: url, joining: origins.joining } }

async function reach(stage: Stage, state: State): Promise<void> {
  const { page, context, sandbox, stack } = stage
  const requests = watchRequests(page)
  page.setDefaultTimeout(30_000)
  if (state.persona !== undefined) await sandbox.logIn(state.persona)
  await configure(context, { ...sitesOf(state, stack), ...state.settings })
  await state.before?.(stage)
  await page.goto(state.site === undefined ? state.at : `${stack.origins[state.site]}${state.at}`)
  if (state.waitsWith !== undefined) return waiting(stage, state)
  await settle(page, requests)
  if (state.act === undefined) return
  await state.act(stage)
  await settle(page, requests)
}

/** Skeletons and waiting notices appear a moment after the page. */
async function waiting(stage: Stage, state: State): Promise<void> {
  await stage.page
    .getByText(state.waitsWith ?? '', { exact: true })
    .first()
    .waitFor({ state: 'attached' })
  await state.act?.(stage)
  await arrived(stage.page)
}
