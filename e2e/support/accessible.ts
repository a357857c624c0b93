import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import type { run } from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Longer than a frame of a busy machine takes to answer: axe leaves out one that is silent for so long. */
const patienceMs = 20_000

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Fails unless the page, its frames included, holds every rule of WCAG 2.2 AA that a program can check. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has its final colours only when it has arrived.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await bringAxe(page.mainFrame())
  expect(await violations(page), `of ${page.url()}`).toEqual([])
}

/**
 * Reads axe into a document and those in its frames, each once: half a megabyte takes as long as to ask a small page. The
 * document says which frames it has; Chromium may go on listing one that has been taken out, which never answers.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    // The page asks its frames, wherever they come from.
    await frame.evaluate(`${axe}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
  }
  for (const element of await frame.locator('iframe').elementHandles()) {
    const inside = await element.contentFrame()
    if (inside) await bringAxe(inside)
  }
}

function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async (options) => {
      // Read into the document before, as above; its types are the package's.
      const { axe } = window as unknown as { readonly axe: { readonly run: typeof run } }
      const found = await axe.run(document, options)
      return found.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
      )
    },
    { runOnly: rules, resultTypes: ['violations' as const], pingWaitTime: patienceMs },
  )
}

/** The same of a long page from its top: what is half below the header that stays would count as too small to hit. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
