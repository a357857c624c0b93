import { expect, type Locator } from '@playwright/test'

/** A busy button ignores presses and says so. It is not disabled, which would lose the focus. */
const expectIdle = (button: Locator) => expect(button).not.toHaveAttribute('aria-busy', 'true')

/** Waits until the button is present and enabled. */
export async function expectReady(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await expectIdle(button)
}

/**
 * Presses a button by the keyboard once it is idle. A click right after scrolling can land in a frame that was at that
 * place before. The space bar acts when it is released, so a button that closes its own frame takes no key with it;
 * and a frame that closes while it navigates is not waited for.
 */
export async function press(button: Locator): Promise<void> {
  await button.focus()
  await expectIdle(button)
  await button.press('Space', { noWaitAfter: true })
}

/** Ticks a checkbox by the keyboard, for the same reason. */
export async function tick(box: Locator): Promise<void> {
  await box.focus()
  await box.press('Space')
  await expect(box).toBeChecked()
}
