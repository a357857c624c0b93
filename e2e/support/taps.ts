import type { Locator } from '@playwright/test'

/**
 * Counts the presses of a journey. A tap is a press on anything: a link, a button, a checkbox, an option of a list.
 * Typing counts nothing, and neither does the way into the field.
 */
export type Taps = {
  readonly on: (...targets: readonly Locator[]) => Promise<void>
  /** Presses a checkbox that is not ticked yet. */
  readonly tick: (box: Locator) => Promise<void>
  readonly count: () => number
}

export function countTaps(): Taps {
  let taps = 0
  async function on(...targets: readonly Locator[]): Promise<void> {
    for (const target of targets) {
      await target.tap()
      taps += 1
    }
  }
  return {
    on,
    async tick(box) {
      if (!(await box.isChecked())) await on(box)
    },
    count: () => taps,
  }
}
