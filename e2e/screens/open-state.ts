import type { Browser } from '@playwright/test'
import { region } from '../support/launch.ts'
import { openSandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'
import { type Brand, wear } from './brands.ts'
import { arrived, settle, watchRequests } from './settle.ts'
import { heights, type Stage, type State, type Width } from './state.ts'

let opened = 0

/** What a state is opened with; as the site's visitors have it unless said otherwise. */
export type Look = { readonly brand: Brand; readonly width: Width }

/** Opens a state on a sandbox and in a browser context of its own, gives it to `look` and puts everything away again. */
export async function withState(
  browser: Browser,
  stack: Stack,
  state: State,
  { brand, width }: Look,
  look: (stage: Stage) => Promise<void>,
): Promise<void> {
  const viewport = { width, height: heights[width] }
  const context = await browser.newContext({ ...region, baseURL: stack.url, viewport })
  const id = `screens-${process.pid}-${++opened}`
  const sandbox = await openSandbox(stack, context, { id, scenario: state.scenario, data: state.data?.() })
  try {
    await wear(context, brand)
    const stage = { page: await context.newPage(), context, sandbox, stack }
    await reach(stage, state)
    await look(stage)
  } finally {
    await context.close()
    await sandbox.delete()
  }
}

async function reach(stage: Stage, state: State): Promise<void> {
  const { page, sandbox } = stage
  const requests = watchRequests(page)
  page.setDefaultTimeout(10_000)
  if (state.persona !== undefined) await sandbox.logIn(state.persona)
  await state.before?.(stage)
  await page.goto(state.at)
  if (state.isWaiting) return waiting(stage, state)
  await settle(page, requests)
  if (state.act === undefined) return
  await state.act(stage)
  await settle(page, requests)
}

/** Skeletons and notices of waiting come a moment after the page. */
async function waiting(stage: Stage, state: State): Promise<void> {
  await stage.page.waitForTimeout(600)
  await state.act?.(stage)
  await arrived(stage.page)
}
