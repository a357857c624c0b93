import type { ApiTypes } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { personaId } from '../../seed/src/index.ts'
import { openSandbox } from '../support/sandbox.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { bookedByAmina, policyWith, safiyaId } from './own-bookings.ts'
import type { Booked } from './own-bookings.ts'

test.use({ site: 'account' })

const actions = ['disable_cancelling', 'charge_fee', 'disable_booking', 'disable_access'] as const

/** Every set of the actions of a policy; two of them after the first late cancellation only. */
const policies = Array.from({ length: 2 ** actions.length }, (_, set) => {
  const policy = policyWith(actions.filter((_action, bit) => (set >> bit) % 2 === 1))
  return set % 5 === 2 ? { ...policy, strikes: { count: 2, days: 60 } } : policy
})

const places = [
  { userId: personaId('amina'), price: 333 },
  { userId: safiyaId, price: 201 },
]

/** Each policy before its cut-off, for two people, and after it, for one and for two. */
const sessions: readonly Booked[] = policies.flatMap((policy, index) => [
  { name: `Early ${index}`, days: 10 + index, policy, places },
  { name: `Late ${index}`, days: 1, policy, places: index % 2 === 0 ? places : places.slice(0, 1) },
])

/** Credit and debts of Amina by the platform, in pence. */
async function ledgerOf(sandbox: Sandbox) {
  const { id, send } = await sandbox.callAs('amina')
  const { data: credits } = await send<ApiTypes['listCredits']['reply']>(
    'GET',
    `/api/v1/users/${id}/credits?per_page=100`,
  )
  const path = `/api/v1/users/${id}/penalties?per_page=100`
  const { data: penalties } = await send<ApiTypes['listPenalties']['reply']>('GET', path)
  return {
    credit: credits.reduce((sum, { remaining }) => sum + remaining.value, 0),
    owed: penalties.reduce((sum, { amount }) => sum + amount.value, 0),
  }
}

const pence = (text: string | null | undefined): number =>
  Math.round(Number(/£([\d.]+)/.exec(text ?? '')?.[1] ?? '0') * 100)

/** As many as a sandbox takes in one request. */
const perSandbox = 8

async function cancelAsSaid(page: Page, sandbox: Sandbox, { name }: Booked): Promise<string> {
  const before = await ledgerOf(sandbox)
  const manage = page.getByRole('button', { name: `Manage: ${name}`, exact: true })
  await manage.click()
  const panel = page.getByRole('region', { name: `Manage ${name}`, exact: true })
  const cancel = panel.getByRole('button', { name: /^Cancel/ })
  // Where there are several people, nobody is chosen at first.
  const all = panel.getByRole('button', { name: 'Choose all' })
  const refused = panel.getByText('Two days before.')
  await cancel.or(refused).or(all).first().waitFor()
  if (await all.isVisible()) await all.click()
  await cancel.or(refused).first().waitFor()
  if (!(await cancel.isVisible())) {
    await expect(refused).toHaveText("You can't cancel this booking any more. Two days before.")
    await page.keyboard.press('Escape')
    return 'refused'
  }
  const amountOf = async (term: string) =>
    pence(await panel.getByText(term, { exact: true }).locator('xpath=following-sibling::dd').textContent())
  const lines = await panel.locator('dl dd').allTextContents()
  const [fee, returned] = [await amountOf('Fee'), await amountOf('Comes back as credit')]
  // The lines of people add up to the sum below them.
  expect(lines.slice(0, -2).reduce((sum, line) => sum + pence(line), 0)).toBe(returned)
  const repeated = (await cancel.textContent())?.match(/£[\d.]+/g) ?? []
  expect(repeated.map(pence)).toEqual([returned, fee].filter((amount) => amount > 0))
  await cancel.click()
  const result = page.getByRole('status').filter({ hasText: `Cancelled: ${name}` })
  await expect(result).toBeVisible()
  const said = (await result.textContent()) ?? ''
  expect(pence(/£[\d.]+ refunded/.exec(said)?.[0])).toBe(returned)
  expect(pence(/fee of £[\d.]+ is/.exec(said)?.[0])).toBe(fee)
  // Nothing else can be booked where a fee is owed.
  await expect(result.getByRole('link')).toHaveText(fee > 0 ? 'Pay what you owe' : 'Find another time')
  const after = await ledgerOf(sandbox)
  expect([after.credit - before.credit, after.owed - before.owed], name).toEqual([returned, fee])
  await expect(manage).toBeHidden()
  return `${returned > 0 ? 'something' : 'nothing'} back, ${fee > 0 ? 'a' : 'no'} fee`
}

test('[O-140, O-32 partly, O-601] whatever the policy, cancelling brings back and costs what the page said, to the penny', async ({
  page,
  stack,
  context,
}) => {
  const kinds = new Set<string>()
  for (let from = 0; from < sessions.length; from += perSandbox) {
    const some = sessions.slice(from, from + perSandbox)
    const sandbox = await openSandbox(stack, context, { id: `preview-${from}`, data: bookedByAmina(some) })
    await sandbox.logIn('amina')
    await page.goto('/bookings')
    for (const session of some) kinds.add(await cancelAsSaid(page, sandbox, session))
    await sandbox.delete()
  }
  expect(kinds).toEqual(new Set(['refused', 'something back, no fee', 'nothing back, no fee', 'nothing back, a fee']))
})
