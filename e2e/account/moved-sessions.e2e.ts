import { personaId } from '../../seed/src/index.ts'
import { expectAccessibleFromTop } from '../support/accessible.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { windows } from '../support/time-slots.ts'
import { bookedByAmina, ownOccurrence, policyWith, safiyaId } from './own-bookings.ts'

test.use({ site: 'account' })

const places = [{ userId: personaId('amina'), price: 500 }]

const told = {
  en: {
    manage: /^Manage/,
    because: 'The weather is too bad.',
    back: 'Until there is a new date, you can cancel for a full refund.',
    newDate: 'New date',
    task: /^New date: /,
  },
  cy: {
    manage: /^Rheoli/,
    because: 'Mae’r tywydd yn rhy wael.',
    back: 'Nes bod dyddiad newydd, gallwch ganslo am ad-daliad llawn.',
    newDate: 'Dyddiad newydd',
    task: /^Dyddiad newydd: /,
  },
} as const

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-561] the reason and then the new date of a session stand in My bookings, in Manage and on the dashboard', async ({
      page,
      context,
      stack,
    }) => {
      const data = bookedByAmina([{ name: 'Family swim', days: 3, policy: policyWith([]), places }])
      const sandbox = await openSandbox(stack, context, { id: `moved-${viewport.width}`, data })
      const { send } = await sandbox.callAs('ellie')
      const path = `/api/v1/activities/occurrences/${ownOccurrence(0)}/postponement`
      await send('POST', path, { data: { reason: 'adverse_weather' } })
      await sandbox.logIn('amina')
      const row = page.getByRole('listitem').filter({ hasText: 'Family swim' })
      for (const language of ['en', 'cy'] as const) {
        const { manage, because, back } = told[language]
        await page.goto(`/bookings/upcoming?lang=${language}`)
        await expect(row.getByText(because).first()).toBeVisible()
        await row.filter({ hasText: because }).getByRole('button', { name: manage }).click()
        await expect(page.getByRole('region', { name: manage }).getByText(back)).toBeVisible()
        await expectAccessibleFromTop(page)
        await page.goto(`/?lang=${language}`)
        await expect(page.getByText(because)).toBeVisible()
        await expectAccessibleFromTop(page)
      }
      await send('PUT', path, { data: { date: '2026-04-20', start_time: '18:00' } })
      for (const language of ['en', 'cy'] as const) {
        const { newDate, task } = told[language]
        await page.goto(`/bookings/upcoming?lang=${language}`)
        await expect(page.getByText(newDate, { exact: true })).toBeVisible()
        await expectAccessibleFromTop(page)
        await page.goto(`/?lang=${language}`)
        await expect(page.getByRole('heading', { name: task })).toBeVisible()
        await expectAccessibleFromTop(page)
      }
      await sandbox.delete()
    })
  })
}

test('[O-540] a postponed booking of a child has no code for the door', async ({ page, context, stack }) => {
  const data = bookedByAmina([
    { name: 'Family swim', days: 3, policy: policyWith([]), places: [{ userId: safiyaId, price: 300 }] },
  ])
  const sandbox = await openSandbox(stack, context, { id: 'postponed-child', data })
  await sandbox.logIn('amina')
  await page.goto('/bookings')
  const manage = page.getByRole('button', { name: 'Manage: Family swim' })
  const panel = page.getByRole('region', { name: 'Manage Family swim' })
  await manage.click()
  await expect(panel.getByRole('button', { name: 'Code for Safiya' })).toBeVisible()
  const { send } = await sandbox.callAs('ellie')
  await send('POST', `/api/v1/activities/occurrences/${ownOccurrence(0)}/postponement`, { data: {} })
  await page.goto('/bookings')
  await manage.click()
  await expect(panel.getByRole('link', { name: /Receipt/ })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Code for Safiya' })).toHaveCount(0)
  await sandbox.delete()
})
