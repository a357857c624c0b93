import type { Locator, Page } from '@playwright/test'
import { classItem } from '../support/basket.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { sellInCash } from '../support/selling.ts'

export const again = (page: Page): Locator => page.getByRole('region', { name: 'Book again' })
export const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Book ${name}`, exact: true })
export const agree = (page: Page): Locator => page.getByRole('button', { name: 'Agree and book' })

/** A failed read is repeated three times, after one, two and four seconds. */
export const final = { timeout: 20_000 }

/** Safiya, whom Amina books for. */
const safiyaId = 9

type Visit = { readonly persona: string; readonly called: string; readonly forSafiya?: boolean }

/** Sells classes of the next days to a persona at the desk, and waits until they are over. */
export async function beenBefore(sandbox: Sandbox, ...visits: readonly Visit[]): Promise<void> {
  for (const { persona, called, forSafiya = false } of visits) {
    const item = await classItem(sandbox, persona, called)
    await sellInCash(sandbox, persona, { ...item, ...(forSafiya ? { purchased_for_user_id: safiyaId } : {}) })
  }
  await sandbox.advance('P4D')
}
