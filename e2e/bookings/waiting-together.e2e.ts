import type { Locator, Page } from '@playwright/test'
import type { ApiTypes } from '@touchline/contract'
import { expectAccessible } from '../support/accessible.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const football = '/courses/location/millwick-sports-village/football/timetable/junior-football-skills'
const swims = '/location/porthwen-leisure-centre/public-swims/2026-04-07'
const phone = { width: 375, height: 740 }

type Course = {
  readonly data: { readonly occurrences: readonly { readonly id: string }[]; readonly capacity: Capacity }
}
type Capacity = { readonly maximum: number }

/** Staff add places to the course: the next on the waitlist are offered them. */
async function widen(sandbox: Sandbox, places: number): Promise<void> {
  const { send } = await sandbox.callAs('ellie')
  const { data } = await send<Course>('GET', '/api/v1/activities/courses/junior-football-skills?source=online')
  const capacity = { strategy: 'shared', maximum: data.capacity.maximum + places }
  await send('PATCH', `/api/v1/activities/occurrences/${data.occurrences.at(-1)?.id ?? ''}`, { data: { capacity } })
  await sandbox.advance('PT1M')
}

/** Idris, who waits alone, gives up his position to wait with Safiya. */
async function joinTogether(page: Page, sandbox: Sandbox): Promise<void> {
  const { id, send } = await sandbox.callAs('amina')
  const { data } = await send<ApiTypes['listUserWaitlists']['reply']>('GET', `/api/v1/users/${id}/waitlists`)
  await send('DELETE', `/api/activities/waitlist/remove/${data[0]?.id ?? 0}`)
  await page.goto(football)
  await page.getByRole('combobox', { name: 'Who is it for?' }).first().selectOption('Safiya Rahman')
  await page.getByRole('main').getByRole('button', { name: 'Join for several people' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Junior football skills' })
  await expect(asked.getByRole('checkbox', { name: 'Safiya' })).toBeChecked()
  await asked.getByRole('checkbox', { name: 'Safiya' }).press('Space')
  await asked.getByRole('button', { name: 'Join waitlist' }).press('Enter')
  await expect(asked.getByText('Choose who is waiting.')).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('checkbox', { name: 'Safiya' }).press('Space')
  await asked.getByRole('checkbox', { name: 'Idris' }).press('Space')
  await asked.getByRole('button', { name: 'Join waitlist for 2 people' }).press('Enter')
  await expectToast(page, 'Successfully joined the waitlist.')
  await expect(asked).toHaveCount(0)
}

test.describe('a family on a waitlist', () => {
  test('[O-379] joins together on a phone, is one row, and leaves one by one', async ({ page, sandbox }) => {
    await page.setViewportSize(phone)
    await sandbox.logIn('amina')
    await joinTogether(page, sandbox)
    await expect(
      page.getByRole('main').getByText('Number 2 on the waitlist · For 2 places, offered together'),
    ).toBeVisible()
    await page.goto('/my-bookings')
    const waiting = page.getByRole('region', { name: 'On the waitlist' })
    const rows = waiting.getByRole('listitem')
    const family = rows.filter({ hasText: 'Idris Rahman' })
    await expect(rows).toHaveCount(1)
    await expect(family).toContainText('Safiya Rahman')
    await expect(family).toContainText('For 2 places, offered together')
    await family.getByRole('button', { name: /^Leave waitlist/ }).press('Enter')
    await expect(family.getByRole('button', { name: 'Everybody leaves the waitlist' })).toBeVisible()
    await expectAccessible(page)
    await family.getByRole('button', { name: 'Only Idris leaves' }).press('Enter')
    await expectToast(page, 'Successfully removed from the waitlist.')
    await expect(rows).toHaveCount(1)
    await expect(waiting).not.toContainText('Idris Rahman')
  })

  test('[O-379] is offered its places together and books them for each; everybody can give them up', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('amina')
    await joinTogether(page, sandbox)
    await widen(sandbox, 2)
    await page.goto('/my-bookings')
    const waiting = page.getByRole('region', { name: 'On the waitlist' })
    const family = waiting.getByRole('listitem').filter({ hasText: 'Idris Rahman' })
    await expect(family.getByText(/^Held for you until/)).toBeVisible()
    await expectAccessible(page)
    await family.getByRole('link', { name: 'Book for Idris: Junior football skills' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Book Junior football skills' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Idris')
    await page.goto('/my-bookings')
    await family.getByRole('button', { name: /^Decline offer/ }).click()
    await family.getByRole('button', { name: 'Give up all the places' }).click()
    await expect(family).toHaveCount(0)
  })
})

test('[O-380] the mail of an offer leads to its booking for that person, after a login on that page, or on the one before it', async ({
  page,
  sandbox,
  stack,
}) => {
  await widen(sandbox, 1)
  const mail = (await sandbox.mails()).find(
    ({ subject }) => subject === 'Your place is waiting: Junior football skills',
  )
  const link = new URL(/Book now: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
  expect(link.pathname).toBe('/courses/location/millwick-sports-village/football/junior-football-skills/book')
  const path = `${link.pathname}${link.search}`
  async function logInAt(form: Locator): Promise<void> {
    await form.getByLabel('Email').fill('amina@example.test')
    await form.getByLabel('Password', { exact: true }).fill(stack.password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Book Junior football skills' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Idris')
    await expect(page).not.toHaveURL(/for=/)
  }
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await logInAt(page.getByRole('dialog', { name: 'Log in' }))

  await page.context().clearCookies({ name: /authToken|selectedUser/i })
  await page.goto(`/login?${new URLSearchParams({ redirect: path })}`)
  await logInAt(page.getByRole('main'))
})

test.describe('a waitlist for tickets', () => {
  test('[O-378] asks how many of which kind, and shows them', async ({ page, sandbox }) => {
    await page.setViewportSize(phone)
    await sandbox.logIn('carys')
    await page.goto(swims)
    await page.getByRole('link', { name: /^Join waitlist: Nofio cyhoeddus/ }).click()
    const panel = page.getByRole('dialog', { name: /^Nofio cyhoeddus/ })
    const join = panel.getByRole('button', { name: /^Join waitlist/ })
    await join.press('Enter')
    await expect(panel.getByText('Please choose at least one ticket')).toBeVisible()
    await expectAccessible(page)
    const more = panel.getByRole('button', { name: /Adult/ }).last()
    await more.press('Enter')
    await more.press('Enter')
    await join.press('Enter')
    await expectToast(page, 'Successfully joined the waitlist.')
    await expect(panel.getByText('First on the waitlist · 2 × Adult')).toBeVisible()
    await page.goto('/my-bookings')
    const waiting = page.getByRole('region', { name: 'On the waitlist' })
    await expect(waiting.getByText('2 × Adult')).toBeVisible()
    await page.goto('/my-bookings?lang=cy')
    await expect(page.getByText('2 × Adult')).toBeVisible()
    await expectAccessible(page)
  })

  test('[O-312, O-378] an offered ticket of a linked person takes the place that is held for them', async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('gwen')
    await page.goto('/my-bookings')
    const waiting = page.getByRole('region', { name: 'On the waitlist' })
    await waiting.getByRole('link', { name: /^Book Nofio cyhoeddus/ }).click()
    const panel = page.getByRole('dialog', { name: /^Nofio cyhoeddus/ })
    await expect(panel.getByText(/^Held for you until/)).toBeVisible()
    await panel.getByRole('button', { name: /Adult/ }).last().click()
    await panel.getByRole('button', { name: /Add to basket/ }).click()
    await expectToast(page, 'Successfully added item to the basket.')
    await page.goto('/basket')
    await expect(page.getByRole('main')).toContainText('Huw')
  })
})
