import { expect, type Locator, type Page } from '@playwright/test'

type Part = {
  readonly page: Page
  /** The addresses of the call. */
  readonly call: RegExp
  /** The page's path. */
  readonly path: string
  /** The error shown in place of the part. */
  readonly text: string
  /** A part that does not need the call. */
  readonly stands: Locator
}

/** Opens a page whose call answers 500: the part says so, the rest stands, and *Try again* loads the part alone. [S8-001] */
export async function expectToFailAlone({ page, call, path, text, stands }: Part): Promise<void> {
  let fails = true
  await page
    .context()
    .route(call, (route) => (fails ? route.fulfill({ status: 500, json: { message: '' } }) : route.continue()))
  await page.goto(path)
  const alert = page.getByRole('alert').filter({ hasText: text })
  // A failed read is repeated three times, after one, two and four seconds.
  await expect(alert).toBeVisible({ timeout: 20_000 })
  await expect(stands).toBeVisible()
  fails = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
}
