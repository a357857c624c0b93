import type { BrowserContext, Page } from '@playwright/test'
import { amountOf } from '../../tests/support/long-forms.ts'
import { expectAccessible } from '../support/accessible.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { chosenLikeTheOthers, cutOff, expectNoSidewaysScroll, moving, unreachedByTab, unspoken } from './holds-up.ts'
import { openContext, showState } from './open-state.ts'
import { arrived } from './settle.ts'
import { type State, titleOf } from './state.ts'
import { states } from './states/index.ts'

const pages = [...Map.groupBy(states, ({ page }) => page)]

/** So many states of every page are looked at; `npm run prove` looks at all of them. */
const statesPerPage = amountOf('TOUCHLINE_STATES', 1)

for (const [name, all] of pages) {
  test(`${name}: its states hold what a program can check of WCAG 2.2 AA, and the first bears whatever is asked of a page`, async ({
    browser,
    stack,
  }) => {
    const context = await openContext(browser, stack)
    const [first, ...others] = all.slice(0, statesPerPage)
    if (first) {
      await look(context, stack, first, async (page) => {
        await expectAccessible(page)
        expect(await unspoken(page), `texts: ${page.url()}`).toEqual([])
        expect(await unreachedByTab(page), `keyboard: ${page.url()}`).toEqual([])
        await bearsForcedColours(page)
        await bearsLargeText(page)
        await bearsNarrowWindow(page)
        await bearsLessMotion(page)
      })
    }
    for (const state of others) await look(context, stack, state, expectAccessible)
    await context.close()
  })
}

/** What is wrong in one state does not keep the others from being looked at. */
async function look(
  context: BrowserContext,
  stack: Stack,
  state: State,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const width = state.widths?.[0] ?? 1280
  await test.step(titleOf(state), async () => {
    const problem = await showState(context, stack, state, { width }, ({ page }) => check(page)).catch(String)
    expect.soft(problem, titleOf(state)).toBeUndefined()
  })
}

async function bearsNarrowWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 })
  await arrived(page)
  await expectNoSidewaysScroll(page, '320 px')
}

/** Text of twice the size, by the browser's setting: the faces' sizes are in `rem`. [WCAG 1.4.4] */
async function bearsLargeText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await arrived(page)
  expect(await cutOff(page), `200 % text: ${page.url()}`).toEqual([])
  await expectNoSidewaysScroll(page, '200 % text')
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}

async function bearsForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await chosenLikeTheOthers(page), `forced colours: ${page.url()}`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

async function bearsLessMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await moving(page), `less motion: ${page.url()}`).toEqual([])
}
