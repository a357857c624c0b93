import type { ApiTypes } from '@touchline/contract'
import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'

test.use({ site: 'account' })

/** A failed read is repeated three times, after one, two and four seconds. */
const final = { timeout: 20_000 }

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('[S2-084 partly, O-252, O-253] a member asks by keyboard to freeze a membership, reads what it means, and takes it back', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('ben')
      await page.goto('/memberships')
      await expect(page).toHaveTitle('Fairwater Leisure | Memberships')
      const card = page.getByRole('region', { name: 'Fairwater All In' })
      await expect(card).toContainText('Active since')
      await expect(card).toContainText('£36.50 a month')
      await expect(card).toContainText('Millwick')
      await expect(page.getByRole('region', { name: 'Your benefits this month' })).toContainText(
        "None of your sessions this month uses it, so it hasn't saved you anything this month.",
      )
      await expectAccessibleFromTop(page)

      const changes = page.getByRole('region', { name: 'Make a change' })
      const open = changes.getByRole('button', { name: 'Ask to freeze it: Freeze it for a while' })
      await open.focus()
      await page.keyboard.press('Enter')
      const panel = changes.getByRole('group', { name: 'Freeze it for a while' })
      await expect(panel).toBeFocused()
      await panel.getByRole('radio', { name: '2 months' }).check()
      await expect(panel).toContainText(
        'From Wednesday 8 April 2026 to Sunday 7 June 2026 you have no member benefits and pay the normal prices.',
      )
      await expectAccessibleFromTop(page)
      await panel.getByRole('button', { name: 'Ask to freeze it' }).press('Enter')
      const asked = changes.getByText('You asked to freeze it for 2 months from Wednesday 8 April 2026.')
      await expect(asked).toBeVisible()
      const { id, send } = await sandbox.callAs('ben')
      const statuses = async () => {
        const { data } = await send<{ data: { status: string; requests: { kind: string; status: string }[] }[] }>(
          'GET',
          `/api/v1/users/${id}/memberships`,
        )
        return [data[0]?.status, data[0]?.requests[0]?.kind, data[0]?.requests[0]?.status]
      }
      expect(await statuses()).toEqual(['active', 'freeze', 'open'])
      await changes.getByRole('button', { name: 'Take back: Freeze it for a while' }).press('Enter')
      await expect(open).toBeFocused()
      expect(await statuses()).toEqual(['active', 'freeze', 'withdrawn'])
    })
  })
}

test('[O-252] a membership that has ended is listed below', async ({ page, sandbox }) => {
  await sandbox.logIn('gwen')
  await page.goto('/memberships')
  await expect(page.getByRole('main')).toContainText('No membership')
  await expect(page.getByRole('region', { name: 'Past memberships' })).toContainText('Swim and Sauna')
})

test('[O-253, O-544] a member asks to end a membership that they pay at the centre, sees its last day, and staff refuse it with a reason', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('ben')
  await page.goto('/memberships')
  await expect(page.getByRole('main')).toContainText(
    'You pay each month at your centre: nothing is taken automatically.',
  )
  const changes = page.getByRole('region', { name: 'Make a change' })
  await changes.getByRole('button', { name: 'Ask to end it: End the membership' }).click()
  const panel = changes.getByRole('group', { name: 'End the membership' })
  await expect(changes.getByText(/It would end on/)).toHaveCount(1)
  await panel.getByRole('button', { name: 'Ask to end it' }).click()
  await expect(changes).toContainText(/You asked to end it\. It would end on \w+ \d+/)
  const { send } = await sandbox.callAs('ellie')
  const { data } = await send<{ data: { id: number }[] }>('GET', '/api/foh/membership-requests')
  const reason = 'We need the notice of a month.'
  await send('POST', `/api/foh/membership-requests/${data[0]?.id}/refusal`, { data: { reason } })
  await page.reload()
  await expect(changes).toContainText(`We couldn't agree to your last request: ${reason}`)
})

test('a customer without a membership is led to the joining site', async ({ page, sandbox }) => {
  await sandbox.logIn('carys')
  await page.goto('/memberships')
  await expect(page.getByRole('main')).toContainText('No membership')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See what members pay' }).click()
  await expect(page).toHaveURL(/\/\/joining\.localhost:\d+\//)
})

test('each part of the page fails by itself, and is read again by itself', async ({ page, sandbox }) => {
  await sandbox.logIn('ben')
  await sandbox.fail(['listOrders', 'listMembershipTypes'])
  await page.goto('/memberships')
  await expect(page.getByRole('region', { name: 'Fairwater All In' })).toBeVisible()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText("We couldn't load your payments. Nothing has been charged.", final)
  await sandbox.endFaults()
  await sandbox.fail(['listMemberships'])
  await page.reload()
  await expect(alert).toContainText("We couldn't load your memberships. Nothing has been charged or changed.", final)
  await sandbox.endFaults()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Fairwater All In' })).toBeVisible()
})

test('on a platform without memberships of users the page has no broken part', async ({ page, sandbox }) => {
  await sandbox.logIn('ben')
  await sandbox.fail(['listMemberships', 'listOrders', 'listMembershipTypes'], 404)
  await page.goto('/memberships')
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('[O-384, O-589 partly] a month that was bought announces no payment, and says what was paid with its joining fee', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.callAs('carys')
  const { send } = await sandbox.callAs('ellie')
  const items = [{ purchasable_type: 'membershipRenewal', purchasable_id: '1-2' }]
  const basket = `/api/v1/users/${id}/carts/front-of-house/items`
  const { data: cart } = await send<ApiTypes['addItems']['reply']>('POST', basket, { items })
  await send('POST', '/api/foh/checkout/pay', {
    source: 'front-of-house',
    selected_user_id: id,
    item_hash: cart.item_hash,
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'cash', amount: cart.balance.value }],
  })
  await sandbox.logIn('carys')
  await page.goto('/memberships')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Membership payments' })).toContainText('£36.50 + £15.00 joining fee')
  await expect(main.getByRole('region', { name: 'Fairwater All In' })).toContainText('Last day')
  await expect(main.getByRole('region', { name: 'Your benefits this month' })).toContainText(
    "None of your sessions this month uses it, so it hasn't saved you anything this month.",
  )
  await expect(main.getByRole('region', { name: 'Make a change' })).toContainText('Freeze it for a while')
  for (const gone of ['Next payment', '£0.00', 'End the membership']) await expect(main).not.toContainText(gone)
  await expectAccessible(page)
  await page.goto('/')
  const have = main.getByRole('region', { name: 'What you have' })
  await expect(have).toContainText('Fairwater All In')
  await expect(have).not.toContainText('a month')
})
