import type { Page } from '@playwright/test'
import { atCheckout } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { agreeToTerms, cardForm, confirmedOrder, enterCard, payButton, termsBox } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { countTaps, type Taps } from '../support/taps.ts'
import { expect, test } from '../support/test.ts'
import { panelOf } from '../support/time-slots.ts'

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

/** The most taps from home to paid. */
const most = { class: 4, court: 5, course: 5, swimForFour: 7, campForOne: 7, campForTwo: 14 } as const

/** An earlier visit to Ashcombe, in which the customer agrees to the terms and saves a card. It ends at home. */
async function earlierVisit(page: Page, sandbox: Sandbox, persona: string): Promise<void> {
  await atCheckout(page, sandbox, persona, 'pilates-foundations')
  await agreeToTerms(page)
  await enterCard(page, cards.good)
  await page.getByRole('checkbox', { name: /^Save this card/ }).check()
  await press(payButton(page))
  await confirmedOrder(page)
  await page.goto('/location/ashcombe-leisure-centre')
  await expect(page.getByRole('heading', { name: 'Ashcombe Leisure Centre', level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(homeOf(page).activity(/^Fitness classes \d/)).toHaveAttribute('href', /ashcombe/)
}

function homeOf(page: Page) {
  const main = page.getByRole('main')
  return {
    activity: (name: RegExp) =>
      main.getByRole('region', { name: 'What would you like to do?' }).getByRole('link', { name }),
    soon: (name: RegExp) => main.getByRole('region', { name: 'Starting soon' }).getByRole('link', { name }),
    camp: () => main.getByRole('link', { name: 'See days and places' }),
  }
}

const checkoutNow = (page: Page) => page.getByRole('button', { name: 'Checkout now' })

/** From the checkout to the order. */
async function payIn(page: Page, taps: Taps): Promise<void> {
  await expect(termsBox(page)).toHaveAccessibleDescription('You agreed to these terms on 7 April 2026.')
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242, expires 12/40' })).toBeChecked()
  await taps.tick(termsBox(page))
  await cardForm(page).getByLabel('Security code').fill('123')
  await taps.on(payButton(page))
  await confirmedOrder(page)
}

test('[O-370] from home to paid on a phone, a class takes four taps', async ({ page, sandbox }) => {
  await earlierVisit(page, sandbox, 'carys')
  const taps = countTaps()
  await taps.on(homeOf(page).activity(/^Fitness classes \d/))
  await taps.on(page.getByRole('link', { name: /^Book Body pump, 17:30/ }), checkoutNow(page))
  await payIn(page, taps)
  expect(taps.count()).toBeLessThanOrEqual(most.class)
})

test('[O-370] from home to paid on a phone, a court takes five taps', async ({ page, sandbox }) => {
  await earlierVisit(page, sandbox, 'carys')
  const taps = countTaps()
  await taps.on(homeOf(page).activity(/^Badminton courts \d/))
  await taps.on(page.getByRole('link', { name: /^Book Court \d, 18:00/ }).first(), checkoutNow(page))
  await payIn(page, taps)
  expect(taps.count()).toBeLessThanOrEqual(most.court)
})

test('[O-370] from home to paid on a phone, a course takes five taps', async ({ page, sandbox }) => {
  await earlierVisit(page, sandbox, 'carys')
  const taps = countTaps()
  await taps.on(homeOf(page).activity(/^Tennis \d/))
  await taps.on(page.getByRole('link', { name: /^Tennis for beginners/ }))
  await taps.on(page.getByRole('link', { name: 'Book this course' }), checkoutNow(page))
  await payIn(page, taps)
  expect(taps.count()).toBeLessThanOrEqual(most.course)
})

test('[O-370] from home to paid on a phone, a swim for two adults and two juniors takes seven taps', async ({
  page,
  sandbox,
}) => {
  await earlierVisit(page, sandbox, 'carys')
  const taps = countTaps()
  await taps.on(homeOf(page).soon(/Lane swim/))
  const panel = panelOf(page)
  const [adult, junior] = ['Adult', 'Junior'].map((kind) => panel.getByRole('button', { name: `One more ${kind}` }))
  if (!adult || !junior) throw new Error('The swim has no tickets.')
  await taps.on(adult, adult, junior, junior, checkoutNow(page))
  await payIn(page, taps)
  expect(taps.count()).toBeLessThanOrEqual(most.swimForFour)
})

test('[O-370] from home to paid on a phone, a camp for a child takes seven taps', async ({ page, sandbox }) => {
  await earlierVisit(page, sandbox, 'amina')
  const taps = countTaps()
  await taps.on(homeOf(page).camp(), page.getByRole('link', { name: 'Book this camp' }))
  const form = page.getByRole('form', { name: 'Booking form' })
  await taps.on(form.getByRole('radio', { name: /Safiya/ }))
  await taps.on(form.getByRole('region', { name: 'Which days?' }).getByRole('checkbox', { name: /20/ }))
  await taps.on(form.getByRole('checkbox', { name: /I have read and agree/ }), checkoutNow(page))
  await payIn(page, taps)
  expect(taps.count()).toBeLessThanOrEqual(most.campForOne)
})

test('[O-370] from home to paid on a phone, a camp for two children with different days takes fourteen taps', async ({
  page,
  sandbox,
}) => {
  await earlierVisit(page, sandbox, 'amina')
  const taps = countTaps()
  await taps.on(homeOf(page).camp(), page.getByRole('link', { name: 'Book this camp' }))
  const form = page.getByRole('form', { name: 'Booking form' })
  await taps.on(form.getByRole('radio', { name: /Safiya/ }))
  await taps.on(form.getByRole('checkbox', { name: 'Idris' }))
  const idris = form.getByRole('region', { name: 'For Idris' })
  const days = form.getByRole('region', { name: 'Which days?' })
  await taps.on(days.first().getByRole('checkbox', { name: /20/ }), days.first().getByRole('checkbox', { name: /21/ }))
  await taps.on(idris.getByRole('checkbox', { name: /23/ }), idris.getByRole('checkbox', { name: /24/ }))
  for (const box of await form.getByRole('checkbox', { name: /I have read and agree/ }).all()) await taps.on(box)
  await taps.on(checkoutNow(page))
  await payIn(page, taps)
  const main = page.getByRole('main')
  await expect(main).toContainText('Safiya Rahman')
  await expect(main).toContainText('Idris Rahman')
  // Each child has days, and so a deadline, of their own.
  for (const child of ['Safiya', 'Idris'])
    await expect(main).toContainText(
      new RegExp(`For\\s${child}\\sRahman\\s·\\s\\w{3}\\s2\\d\\sApril,[^C]*:\\sCancel\\sby`),
    )
  expect(taps.count()).toBeLessThanOrEqual(most.campForTwo)
})
