import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import type { run } from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Longer than a frame takes to answer on a busy machine: axe skips one that is silent for so long. */
const patienceMs = 20_000

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Fails unless the page and its frames pass every automated rule of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are final only once animations have ended.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await bringAxe(page.mainFrame())
  expect(await violations(page), `of ${page.url()}`).toEqual([])
}

/**
 * Loads axe into a document and its frames, each once: half a megabyte takes as long as scanning a small page. The
 * document lists its frames; Chromium may still list a removed one, which never answers.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    // The page scans frames of any origin.
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
      // Loaded into the document above; the types are the package's.
      const { axe } = window as unknown as { readonly axe: { readonly run: typeof run } }
      const found = await axe.run(document, options)
      return found.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
      )
    },
    { runOnly: rules, resultTypes: ['violations' as const], pingWaitTime: patienceMs },
  )
}

/** The same from the top of a long page: a target half below the sticky header would count as too small. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
