import { chromium, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { chosenLikeTheOthers, cutOff, expectNoSidewaysScroll, moving } from './holds-up.ts'
import { withState } from './open-state.ts'
import { arrived } from './settle.ts'
import { type State, titleOf } from './state.ts'
import { states } from './states/index.ts'

const look = { brand: 'purple', width: 1280 } as const

// Each state has a context of its own, and a snapshot of every look at every page would take most of the time.
test.use({ trace: 'off' })

/** One state of each page: the first in the table. */
const usual = [...Map.groupBy(states, ({ page }) => page).values()].flatMap(([first]) => first ?? [])

const byPage = [...Map.groupBy(states, ({ page }) => page)]

for (const [name, all] of byPage) {
  test(`${name}: every state holds what a program can check of WCAG 2.2 AA`, async ({ browser, stack }) => {
    for (const state of all) {
      await test.step(titleOf(state), () =>
        withState(browser, stack, state, { ...look, width: state.widths?.[0] ?? look.width }, ({ page }) =>
          expectAccessible(page),
        ),
      )
    }
  })
}
