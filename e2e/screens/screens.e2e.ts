import type { BrowserContext, Page } from '@playwright/test'
import { amountOf } from '../../tests/support/long-forms.ts'
import { expectAccessible } from '../support/accessible.ts'
import type { Stack } from '../support/stack.ts'
import { expect, expectNoCardData, onStack as test } from '../support/test.ts'
import { noteTraffic } from '../support/traffic.ts'
import { chosenLikeTheOthers, cutOff, moving, overhanging, overlapping, unreachedByTab, unspoken } from './holds-up.ts'
import { openContext, showState } from './open-state.ts'
import { arrived } from './settle.ts'
import { type State, titleOf } from './state.ts'
import { states } from './states/index.ts'

test.use({ site: 'joining' })

const pages = [...Map.groupBy(states, ({ page }) => page)]

/** States of each page to check; `npm run prove` checks all. */
const statesPerPage = amountOf('TOUCHLINE_STATES', 1)

for (const [name, all] of pages) {
  test(`${name}: every state passes the automatic WCAG 2.2 AA rules, and the first state the tests of every page`, async ({
    browser,
    stack,
  }) => {
    const context = await openContext(browser, stack)
    const traffic = noteTraffic(context, `${stack.url}/api/`)
    const [first, ...others] = all.slice(0, statesPerPage)
    if (first) {
      await look(context, stack, first, async (page) => {
        await expectAccessible(page)
        expect(await unspoken(page), `texts: ${page.url()}`).toEqual([])
        expect(await unreachedByTab(page), `keyboard: ${page.url()}`).toEqual([])
        await bearsForcedColours(page)
        await bears(page, { width: 1280, text: 200 })
        await bearsNarrowWindow(page)
        await bearsLessMotion(page)
      })
    }
    for (const state of others) {
      await look(context, stack, state, async (page) => {
        await expectAccessible(page)
        await bearsNarrowWindow(page)
      })
    }
    await expectNoCardData({ stack, context, traffic })
    await context.close()
  })
}

/** A failure in one state does not stop the others. */
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

/** A wide window at 400 %, and a phone with text at twice the size. [WCAG 1.4.4, 1.4.10] */
async function bearsNarrowWindow(page: Page): Promise<void> {
  await bears(page, { width: 320, text: 100 })
  await bears(page, { width: 375, text: 200 })
}

/** The browser's text size setting: font sizes are in `rem`. */
async function bears(page: Page, { width, text }: { readonly width: number; readonly text: number }): Promise<void> {
  const how = `${text} % text at ${width} px: ${page.url()}`
  await page.setViewportSize({ width, height: 740 })
  const style = await page.addStyleTag({ content: `html { font-size: ${text}% !important }` })
  await arrived(page)
  expect(await cutOff(page), `cut, ${how}`).toEqual([])
  expect(await overlapping(page), `overlapping, ${how}`).toEqual([])
  expect(await overhanging(page), `too wide, ${how}`).toEqual([])
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
