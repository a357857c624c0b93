import type { ApiTypes } from '@touchline/contract'
import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { capturesOf, heldOf } from '../support/captures.ts'
import { configure } from '../support/configuration.ts'
import { walkAndPress } from '../support/focus-seen.ts'
import { atJoiningCheckout, joinPage, onwards, welcomed } from '../support/joining.ts'
import { answerBank, bankPage, cardForm, payWith } from '../support/paying.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { typeAndPay } from '../support/typing.ts'

test.use({ site: 'joining' })

type Order = ApiTypes['readOrder']['reply']['data']
type User = ApiTypes['readUser']['reply']['data']

async function memberOf(sandbox: Sandbox, persona: string): Promise<User> {
  const { send } = await sandbox.callAs(persona)
  return (await send<{ readonly data: User }>('GET', '/api/auth/user')).data
}

test('[S2-076, S2-077, S2-079, S4-029, P2-001, S7-016, O-10 partly] a newcomer chooses a centre and a membership, makes an account, pays with a card whose bank asks, and is a member', async ({
  page,
  stack,
  sandbox,
}) => {
  const asked = page.waitForRequest(/\/api\/activities\/venues\/online-joining(\?|$)/)
  await page.goto('/')
  expect((await asked).method()).toBe('GET')
  await expect(page).toHaveTitle('Fairwater Leisure | Home')
  await page.getByRole('link', { name: 'Choose your centre' }).click()
  await page
    .getByRole('region', { name: 'Where would you like to join?' })
    .getByRole('link', { name: /Ashcombe/ })
    .click()
  await expect(page).toHaveURL(/\/centre\/ashcombe-leisure-centre$/)
  await expect(page.getByRole('heading', { name: 'Ashcombe Leisure Centre', level: 1 })).toBeVisible()
  const cardsOf = page.getByRole('region', { name: 'Memberships', exact: true })
  await expect(cardsOf.getByRole('listitem').filter({ hasText: 'Fairwater All In' })).toContainText('£36.50 a month')
  await expect(cardsOf.getByRole('listitem').filter({ hasText: 'Fairwater All In' })).toContainText(
    '£15.00 joining fee',
  )
  await expect(page.getByRole('table', { name: 'Prices with Fairwater All In' })).toContainText('Members')
  await expectAccessibleFromTop(page)

  await page.getByRole('link', { name: 'Join now: Fairwater All In' }).click()
  await expect(page.getByRole('heading', { name: 'Fairwater All In', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you pay today' })).toContainText('Total £51.50')
  await expect(page.getByText('Direct debit')).toHaveCount(0)
  await expectAccessibleFromTop(page)
  await page.getByRole('link', { name: 'Create an account and join' }).click()
  await expect(page).toHaveURL(/\/register\?redirect=/)
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Bowen')
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('31-01-1990')
  await page.getByLabel('Password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Seven-Seas-2026')
  await page.getByLabel('Town').fill('Ashcombe')
  await page.getByRole('textbox', { name: 'Address' }).fill('4 Mill Lane')
  await page.getByLabel('Postcode').fill('AC1 4QT')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nia@example.test')
  await page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(page).toHaveURL(/\/centre\/ashcombe-leisure-centre\/join\/1$/)
  await expect(page.getByText('Joining: Nia Bowen')).toBeVisible()
  await onwards(page).click()
  await expect(page.getByRole('heading', { name: 'Pay £51.50', level: 1 })).toBeVisible()
  await expectAccessibleFromTop(page)
  await payWith(page, cards.challenge)
  await answerBank(bankPage(page), '123456')
  await welcomed(page)
  await expect(page).toHaveURL(/\/order-confirmed\/\d+$/)
  const membership = page.getByRole('region', { name: 'Your membership' })
  for (const fact of ['Fairwater All In', 'Starts on 7 April 2026', 'Ashcombe Leisure Centre', '£51.50 paid']) {
    await expect(membership).toContainText(fact)
  }
  await expect(page.getByRole('link', { name: 'Go to my account' })).toHaveAttribute(
    'href',
    `${stack.origins.account}/`,
  )
  await expectAccessibleFromTop(page)
  expect(await capturesOf(stack, sandbox)).toEqual([5150])

  const user = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/user')
    return (await answer.json()) as { readonly data: { readonly membership_user: boolean } }
  })
  expect(user.data.membership_user).toBe(true)
  const mails = await sandbox.mails()
  expect(mails.map(({ subject }) => subject.split(':')[0])).toContain('Membership confirmed')
  expect(mails.map(({ subject }) => subject).join()).not.toContain('Booking')
})

test('[S7-074 partly, P3-013 partly] a declined card keeps the membership in its own basket and the form unchanged; another card buys it once', async ({
  page,
  stack,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await atJoiningCheckout(page)
  await payWith(page, cards.insufficientFunds)
  const refusal = page.getByRole('alert').filter({ hasText: 'Payment was declined' })
  await expect(refusal).toContainText('Your basket is unchanged.')
  await expect(cardForm(page).getByLabel('Name on card')).toHaveValue('A Tester')
  await expectAccessibleFromTop(page)
  expect((await memberOf(sandbox, 'carys')).membership_user).toBe(false)
  const carys = await sandbox.callAs('carys')
  const basketAt = (source: string) =>
    carys.send<ApiTypes['readCart']['reply']>('GET', `/api/v1/users/${carys.id}/carts/${source}`)
  expect((await basketAt('online-joining')).data.items.map(({ type }) => type)).toEqual(['membership'])
  expect((await basketAt('activity-booking')).data.items).toEqual([])

  // Going back leads on to the waiting membership.
  await page.goto(joinPage.allIn)
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await payWith(page, cards.good)
  const orderId = await welcomed(page)
  expect(await capturesOf(stack, sandbox)).toEqual([5150])
  expect(await heldOf(stack, sandbox)).toBe(0)
  expect((await memberOf(sandbox, 'carys')).membership_user).toBe(true)
  const path = `/api/v1/users/${carys.id}/orders/${orderId}`
  const { data: order } = await carys.send<{ readonly data: Order }>('GET', path)
  expect(order).toMatchObject({ source: 'online-joining', status: 'success', items: [{ type: 'membership' }] })

  expect((await basketAt('online-joining')).data.items).toEqual([])
})

test('[O-315, O-448] who has a membership reads until when, and renews it without the joining fee, also after it has ended', async ({
  page,
  stack,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await atJoiningCheckout(page)
  await payWith(page, cards.good)
  await welcomed(page)
  await expect(page.getByRole('region', { name: 'Your membership' })).toContainText('Until Wednesday 6 May')

  await page.goto(joinPage.allIn)
  const due = page.getByRole('region', { name: 'What you pay today' })
  await expect(due).toContainText('Yours until Wednesday 6 May')
  await expect(due).toContainText('Total £36.50')
  await expect(due).not.toContainText('Joining fee')
  await expectAccessible(page)

  await sandbox.advance('P35D')
  await page.goto(joinPage.allIn)
  await expect(due).toContainText('Yours ended on Wednesday 6 May 2026. You can renew it without the joining fee.')
  await expect(page.getByText('Renew your membership at Ashcombe Leisure Centre')).toBeVisible()
  await expect(page.getByText('Renewing: Carys Evans')).toBeVisible()
  await due.getByRole('button', { name: 'Renew for £36.50' }).press('Enter')
  await expect(page).toHaveURL(/\/basket\/checkout$/)
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/order-confirmed\/\d+$/)
  expect(await capturesOf(stack, sandbox)).toEqual([5150, 3650])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your membership is renewed.')
  // The centre is remembered, although its own page was never opened.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Memberships at Ashcombe Leisure Centre' })).toBeVisible()
  await page.goto(joinPage.allIn)
  await expect(due).toContainText('Yours until Thursday 11 June')
})

test('two memberships are shown in the basket before both are paid', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await atJoiningCheckout(page)
  await page.goto(joinPage.swim)
  await onwards(page).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('list', { name: 'Items in your basket' }).getByRole('heading')).toHaveText([
    'Fairwater All In, one month',
    'Swim and Sauna, one month',
  ])
})

test('[S1-033 partly, S3-010 partly] when joining is switched off every page says so and sells nothing', async ({
  page,
  context,
}) => {
  await configure(context, { switches: { onlineJoiningEnabled: false } })
  for (const path of ['/', '/centre/ashcombe-leisure-centre', joinPage.allIn]) {
    await page.goto(path)
    await expect(page.getByText('Memberships are not sold online at the moment')).toBeVisible()
    await expect(page.getByRole('link', { name: /Join now/ })).toHaveCount(0)
    await expect(onwards(page)).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('a centre without online memberships says so and is not offered', async ({ page, sandbox }) => {
  const { send } = await sandbox.callAs('ellie')
  await send('PATCH', '/api/activities/venues/1', { data: { online_joining_enabled: false } })
  await page.goto('/')
  const centres = page.getByRole('region', { name: 'Where would you like to join?' })
  await expect(centres.getByRole('link', { name: /Porthwen/ })).toBeVisible()
  await expect(centres.getByRole('link', { name: /Ashcombe/ })).toHaveCount(0)
  await page.goto('/centre/ashcombe-leisure-centre')
  await expect(page.getByText('Memberships of Ashcombe Leisure Centre are not sold online')).toBeVisible()
  await page.goto('/centre/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offside/i)
})

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('[O-10 partly] a newcomer joins from the first page to the welcome', async ({ page, sandbox }) => {
    await sandbox.logIn('carys')
    await page.goto('/')
    await walkAndPress(page, page.getByRole('link', { name: 'Choose your centre' }))
    await walkAndPress(page, page.getByRole('main').getByRole('link', { name: /Ashcombe/ }))
    await walkAndPress(page, page.getByRole('link', { name: 'Join now: Swim and Sauna' }))
    await walkAndPress(page, onwards(page))
    await expect(page.getByRole('heading', { name: 'Pay £24.00', level: 1 })).toBeVisible()
    await typeAndPay(page, cards.good)
    await welcomed(page)
    await expectAccessible(page)
  })
})

test('[S1-036 partly] the sites have their own host names, link to each other, and the booking site links there for memberships', async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Buy a membership' }).click()
  await expect(page).toHaveURL(`${stack.origins.joining}/`)
  await expect(page.getByRole('heading', { name: 'Swim, train and play as a member' })).toBeVisible()
  await main.getByRole('link', { name: 'Book an activity' }).click()
  await expect(page).toHaveURL(`${stack.url}/`)
  await page.getByRole('link', { name: 'Buy a membership' }).first().press('Enter')
  await expect(page).toHaveURL(`${stack.origins.joining}/`)
})
