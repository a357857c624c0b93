import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails unless the page, its frames included, holds every rule of WCAG 2.2 AA that a program can check. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has its final colours only when it has arrived.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Frames are each asked for their part, which another tab puts together. A page without any says all itself.
  const isAlone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page, ...(isAlone && (await hasAxe(page)) ? { axeSource: '0' } : {}) })
    .setLegacyMode(isAlone)
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(told, `of ${page.url()}`).toEqual([])
}

/** Whether the document was asked before: then all of axe, half a megabyte, need not be read again, which happens twice. */
function hasAxe(page: Page): Promise<boolean> {
  return page.evaluate(() => typeof Reflect.get(window, 'axe')?.run === 'function')
}

/** The same of a long page from its top: what is half below the header that stays would count as too small to hit. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
