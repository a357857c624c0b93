import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { chosenLikeTheOthers, cutOff, expectNoSidewaysScroll, moving } from './holds-up.ts'
import { withState } from './open-state.ts'
import { arrived } from './settle.ts'
import { type State, titleOf } from './state.ts'
import { states } from './states/index.ts'

const pages = [...Map.groupBy(states, ({ page }) => page)]

// Each state has a context of its own, and a snapshot of every look at every page would take most of the time.
test.use({ trace: 'off' })

const lookOf = (state: State) => ({ brand: 'purple', width: state.widths?.[0] ?? 1280 }) as const

for (const [name, all] of pages) {
  test(`${name}: every state holds what a program can check of WCAG 2.2 AA`, async ({ browser, stack }) => {
    for (const state of all) {
      await test.step(titleOf(state), () =>
        withState(browser, stack, state, lookOf(state), ({ page }) => expectAccessible(page)),
      )
    }
  })
}

test('every page bears a narrow window, large text, forced colours and less motion', async ({ browser, stack }) => {
  for (const [name, [first]] of pages) {
    if (!first) continue
    await test.step(name, () =>
      withState(browser, stack, first, lookOf(first), async ({ page }) => {
        await bearsForcedColours(page)
        await bearsLessMotion(page)
        await bearsLargeText(page)
        await bearsNarrowWindow(page)
      }),
    )
  }
})

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
