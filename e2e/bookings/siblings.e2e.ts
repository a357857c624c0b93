import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { cards } from '../support/card-numbers.ts'
import { press } from '../support/buttons.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { confirmedOrder, payWith } from '../support/paying.ts'
import { expect, test } from '../support/test.ts'
import { phone, windowsOf } from '../support/windows.ts'

const fortnight = '/camps/location/ashcombe-leisure-centre/holiday-camps/woods-and-water-fortnight/book'

for (const viewport of windowsOf(phone)) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[O-352, O-353, O-529, O-532, O-530 partly] two children come to a camp by one form, each with days and answers of their own', async ({
      page,
      sandbox,
    }) => {
      await sandbox.logIn('amina')
      await page.goto(fortnight)
      await page.getByRole('radio', { name: /Safiya/ }).check()
      await page.getByRole('group', { name: 'Who else is coming?' }).getByRole('checkbox', { name: 'Idris' }).check()
      const form = page.getByRole('form', { name: 'Booking form' })
      const idris = form.getByRole('region', { name: 'For Idris' })
      await expectAccessible(page)
      const ownDays = form.getByRole('region', { name: 'Which days?' }).first()
      // The days that are left are chosen for each of them, and each clears their own.
      await expect(form.getByRole('button', { name: 'Clear: choose no days' })).toHaveCount(2)
      await idris.getByRole('button', { name: 'Clear: choose no days' }).click()
      await form.getByRole('button', { name: 'Clear: choose no days' }).click()
      await ownDays.getByRole('checkbox').nth(0).check()
      await form.getByLabel('Emergency telephone number').first().fill('07700 900123')
      await form.getByLabel('Is there food that they should not have?').first().selectOption({ index: 1 })
      await press(page.getByRole('button', { name: 'Checkout now' }))
      await expect(page.getByRole('alert').first()).toContainText('problems')
      await expectSummaryRepeats(page)
      for (const name of ['Safiya', 'Idris'])
        await expect(page.getByRole('alert').first()).toContainText(`${name}: Please agree to the waiver`)
      await expect(idris.getByRole('checkbox').nth(1)).not.toBeChecked()
      await idris.getByRole('checkbox').nth(1).check()
      await idris.getByRole('checkbox').nth(2).check()
      const offered = idris.getByRole('region', { name: /^Safiya's answers/ })
      await expect(offered).toContainText('07700 900123')
      await offered.getByRole('button', { name: /^Use these answers/ }).click()
      await expect(idris.getByLabel('Emergency telephone number')).toHaveValue('07700 900123')
      await expectAccessibleFromTop(page)
      for (const box of await form.getByRole('checkbox', { name: /I have read and agree/ }).all()) await box.check()
      const summary = page.getByRole('group', { name: 'Total and booking' })
      await expect(summary).toContainText('£96.00')
      await idris.getByLabel('Emergency telephone number').fill('')
      await page.reload()
      await expect(idris.getByRole('checkbox').nth(2)).toBeChecked()
      await summary.getByRole('button', { name: 'Idris: answer “Emergency telephone number”' }).click()
      await expect(idris.getByLabel('Emergency telephone number')).toBeFocused()
      await idris.getByLabel('Emergency telephone number').fill('07700 900123')
      for (const name of ['Safiya', 'Idris']) await expect(summary).toContainText(`${name}: Cancel by`)
      await page.getByRole('button', { name: 'Checkout now' }).click()
      await expect(page.getByRole('heading', { name: 'Pay £96.00', level: 1 })).toBeVisible()
      expect(await page.evaluate(() => window.toldMessages)).not.toContain('Successfully added item to the basket.')
      // The lines have one name, and their controls say whose they are.
      await page.goto('/basket')
      for (const action of ['Change', 'Remove']) {
        await expect(page.getByRole('main').getByLabel(new RegExp(`^${action} Woods`))).toHaveCount(2)
        const controls = page.getByRole('main').getByLabel(new RegExp(`^${action} Woods and water fortnight`))
        const names = await controls.evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')),
        )
        const whose = ['Safiya', 'Idris'].map((name) => `${action} Woods and water fortnight · For ${name} Rahman`)
        expect(new Set(names)).toEqual(new Set(whose))
      }
      await page.goto('/basket/checkout')
      await payWith(page, cards.good)
      await confirmedOrder(page)
      const main = page.getByRole('main')
      for (const name of ['Safiya', 'Idris']) {
        const line = new RegExp(`^Woods and water fortnight\\s·\\sFor ${name} Rahman\\s·\\s.*\\d.*: Cancel by`)
        await expect(main.getByText(line)).toBeVisible()
      }
      await expect(main).toContainText('Idris Rahman')
      await expect(main).toContainText('Safiya Rahman')
    })
  })
}
