import { expect, type Locator } from '@playwright/test'

/** A button that is at work ignores presses, and says so; it is not disabled, or the focus would be lost. */
const expectIdle = (button: Locator) => expect(button).not.toHaveAttribute('aria-busy', 'true')

/** The button is there and pressing it does something. */
export async function expectReady(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await expectIdle(button)
}

/**
 * Presses a button of the page itself by the keyboard, once it is idle: a click right after scrolling may land in the
 * frame that has just been where the button is now.
 */
export async function press(button: Locator): Promise<void> {
  await button.focus()
  await expectIdle(button)
  await button.press('Enter')
}

/** Ticks a box of a page with a frame, for the same reason by the keyboard. */
export async function tick(box: Locator): Promise<void> {
  await box.focus()
  await box.press('Space')
  await expect(box).toBeChecked()
}
