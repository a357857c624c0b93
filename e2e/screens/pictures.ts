import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Stack } from '../support/stack.ts'
import type { Brand } from './brands.ts'
import { withState } from './open-state.ts'
import { arrived, quiet, watchRequests } from './settle.ts'
import { heights, type Stage, type State, titleOf, type Width, widths } from './state.ts'

/** Frames report their height a moment after a resize. */
const afterResizeMs = 250

export type Picture = {
  readonly state: State
  readonly brand: Brand
  readonly width: Width
  /** File name in the folder of the pictures. */
  readonly file: string
}

/** Every picture of a state in a brand, at the requested widths. */
export function picturesOf(state: State, brand: Brand, wanted: readonly Width[]): readonly Picture[] {
  const name = titleOf(state)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .toLowerCase()
  return widths
    .filter((width) => wanted.includes(width) && (state.widths ?? widths).includes(width))
    .map((width) => ({ state, brand, width, file: `${name}-${width}-${brand}.png` }))
}

type Taking = {
  /** The folder of the pictures. */
  readonly into: string
  readonly language: string | null
}

/** Takes the pictures of one state in one brand: opens it once, and widens the window. */
export async function takePictures(
  browser: Browser,
  stack: Stack,
  pictures: readonly Picture[],
  { into, language }: Taking,
): Promise<void> {
  const [first] = pictures
  if (!first) return
  await withState(browser, stack, first.state, first, async (stage) => {
    if (language !== null) await speak(stage.page, language)
    for (const picture of pictures) await take(stage, picture, into)
  })
}

/** Presses the page's own switch, which a dialog may cover; a page without one stays as it is. */
async function speak(page: Page, language: string): Promise<void> {
  const choice = page.locator(`button[lang="${language}"]`).first()
  if ((await choice.count()) === 0) return
  await choice.dispatchEvent('click')
  await page.locator(`html[lang^="${language}"]`).waitFor({ state: 'attached' })
}

async function take({ page }: Stage, { state, width, file }: Picture, into: string): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] })
  await page.waitForTimeout(afterResizeMs)
  await arrived(page)
  if (state.isOverlay !== true) {
    // Otherwise pictures below the window would be left out.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await lookAtAll(page)
  }
  await page.screenshot({ path: join(into, file), fullPage: state.isOverlay !== true, animations: 'disabled' })
}

/** Loads everything that appears on scrolling, then returns to the top, where sticky bars are drawn. */
async function lookAtAll(page: Page): Promise<void> {
  const requests = watchRequests(page)
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 100))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await drawn()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
  await quiet(page, requests)
  await arrived(page)
}

/** The mock-up of a picture, in its brand where there is one. */
export function mockupOf({ state, brand, width }: Picture, folder: string): string | null {
  if (state.mockup === undefined) return null
  const names = [`${state.mockup}-${width}-${brand}.png`, `${state.mockup}-${width}.png`]
  return names.find((name) => existsSync(join(folder, name))) ?? null
}
