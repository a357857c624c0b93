import type { Page } from '@playwright/test'
import { amountOf, seedOf } from '../../tests/support/long-forms.ts'
import { movedClock } from './moved-clock.ts'
import { openPage, pages, type SitePage, standsOn } from './site-pages.ts'
import { expectReady } from '../support/buttons.ts'
import { configure } from '../support/configuration.ts'
import { expect, test } from './test.ts'
import { wire } from './stated.ts'
import { otherItems } from './stated-items.ts'
import { badAnswers } from './ways-to-answer.ts'

const generic = 'Something has gone wrong, please try again.'
const unreadable = "We could not read the booking system's answer, please try again."
const tooLong = 'The booking system took too long to answer, please try again.'

const told = {
  html: unreadable,
  empty: unreadable,
  '{}': unreadable,
  'null data': unreadable,
  '[]': unreadable,
  '500 json': generic,
  '500 html': generic,
  never: tooLong,
} as const satisfies Record<(typeof badAnswers)[number], string>

// With every answer to every page it opens more than a hundred.
test.slow()

/** A rotating selection per run; `npm run prove` takes all. */
function inTurn<T>(all: readonly T[], count: number, turn: number): readonly T[] {
  return all.filter((_, index) => (index + turn) % all.length < count)
}

const platforms = ['stated', 'more', 'no paging'] as const

/** A missing value's name, or a text key. */
const unfinished = /undefined|\[object|NaN|Invalid Date|(?<![@\w./-])[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+(?![\w./])/

/** Texts that no visitor may see. */
// With an account site the customer's own pages would lead there.
test.beforeEach(({ context }) => configure(context, { sites: {} }))

async function expectWhole(page: Page, at: SitePage): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text, at.name).not.toMatch(unfinished)
  expect(text, at.name).not.toContain('We may have dropped the ball on this one')
  expect(text, at.name).not.toContain('Proxy page')
}

test('[S2-192, S8-012] every page reports a bad answer and offers to try again', async ({ page, standIn }) => {
  const eventually = movedClock(page)
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(String(error)))
  const seed = seedOf()
  const [usual, ...others] = badAnswers
  const answers = amountOf('TOUCHLINE_BAD_ANSWERS', 2)
  let cells = 0
  standIn.fill('course')
  for (const [index, at] of pages.entries()) {
    for (const answer of [usual, ...inTurn(others, answers, seed + index)]) {
      await test.step(`${at.name}: ${answer}`, async () => {
        standIn.answer({ kind: 'bad', answer, only: at.call })
        await openPage(page, standIn.url, at)
        const { emptyList, failure }: SitePage = at
        const empty = answer === '[]' ? emptyList : undefined
        await eventually(empty ?? failure ?? told[answer], answer === 'never' ? at.call : null)
        await expectWhole(page, at)
        const again = page.getByRole('button', { name: 'Try again' }).first()
        if (empty === undefined) await expectReady(again)
        cells += 1
        // The next answer is a good one, and one press suffices.
        if (answer !== 'html') return
        standIn.answer({ kind: 'stated' })
        await again.click()
        await eventually(at.shows)
      })
    }
  }
  process.stdout.write(`bad answers: ${cells} cells, ${pages.length} pages\n`)
  expect(cells).toBe(pages.length * (1 + Math.min(answers, others.length)))
  expect(crashes).toEqual([])
})

test('a site with a bad answer for theme, client record or login says so and is never blank', async ({
  page,
  standIn,
}) => {
  const eventually = movedClock(page)
  const home = pages[0]
  for (const answer of badAnswers) {
    await test.step(`theme: ${answer}`, async () => {
      standIn.answer({ kind: 'bad', answer, only: /\/theme/ })
      await openPage(page, standIn.url, home)
      await eventually(told[answer], answer === 'never' ? /\/theme/ : null)
      await expectReady(page.getByRole('button', { name: 'Try again' }))
    })
    await test.step(`client record: ${answer}`, async () => {
      standIn.answer({ kind: 'bad', answer, only: /\/client/ })
      await openPage(page, standIn.url, home)
      await eventually("Whoops! Looks like you've gone offside.", answer === 'never' ? /\/client/ : null)
      await expectWhole(page, home)
    })
    await test.step(`user: ${answer}`, async () => {
      standIn.answer({ kind: 'bad', answer, only: /\/identity\/user/ })
      await openPage(page, standIn.url, { ...home, isPersonal: true })
      // Only a 401 ends a login: with the user unknown, one can still browse and log out. [S8-001]
      await eventually(home.shows)
      await eventually(page.getByRole('button', { name: 'My account' }), answer === 'never' ? /\/identity\/user/ : null)
    })
  }
})

test('every page works with the documented fields alone, with unknown fields added, or without paging', async ({
  page,
  standIn,
}) => {
  const eventually = movedClock(page)
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(String(error)))
  const seed = seedOf()
  const kinds = amountOf('TOUCHLINE_PLATFORMS', 1)
  let cells = 0
  standIn.fill('course')
  for (const [index, at] of [...pages, ...standsOn].entries()) {
    for (const kind of inTurn(platforms, kinds, seed + index)) {
      await test.step(`${at.name}: ${kind}`, async () => {
        standIn.answer({ kind })
        await openPage(page, standIn.url, at)
        await eventually(at.shows)
        for (const next of at.next) await expectReady(page.getByRole(next.role, { name: next.name }).first())
        await expectWhole(page, at)
        cells += 1
      })
    }
  }
  process.stdout.write(`good answers: ${cells} cells, ${pages.length + standsOn.length} pages\n`)
  expect(cells).toBe((pages.length + standsOn.length) * Math.min(kinds, platforms.length))
  expect(crashes).toEqual([])
})

type Line = { readonly name: string; readonly quantity: number; readonly line_total: { readonly formatted: string } }

test('[S3-028] every item that a platform sells has a basket line with its name and price', async ({
  page,
  standIn,
}) => {
  standIn.fill('everything')
  await openPage(page, standIn.url, { ...pages[0], path: '/basket', isPersonal: true })
  const lines = page.getByRole('list', { name: 'Items in your basket' }).locator(':scope > li')
  await expect(lines).toHaveCount(1 + otherItems.length)
  for (const item of otherItems) {
    const { name, quantity, line_total: total } = wire(item) as Line
    const heading = quantity > 1 ? `${quantity} × ${name}` : name
    const line = lines.filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    await expect(line).toContainText(total.formatted)
    await expectReady(line.getByRole('button', { name: `Remove ${name}` }))
  }
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible()
})
