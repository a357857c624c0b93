import { fillBasket } from '../support/basket.ts'
import { press } from '../support/buttons.ts'
import { cards } from '../support/card-numbers.ts'
import { treeWithLanguage } from '../support/new-language.ts'
import { openSandbox } from '../support/sandbox.ts'
import { startStack } from '../support/stack.ts'
import { expect, onStack, withoutHostedSites } from '../support/test.ts'
import { pseudoText } from '../../tests/support/pseudo-locale.ts'

/** The words before and after the value in the pseudo-translation of a text with one. */
const around = (text: string) => pseudoText(text).split(/\{\{[^}]+\}\}/)

// Esperanto is in every browser's tables of plural forms; its texts are made from the English ones.
onStack(
  '[O-202 partly] a language added by a row and folders of texts alone is shown on the site, in the card form, on the bank page and in the mail',
  async ({ page, context }) => {
    const tree = await treeWithLanguage('eo', { locale: 'eo', name: 'Esperanto' })
    const stack = await startStack(withoutHostedSites, tree.folder)
    try {
      const sandbox = await openSandbox(stack, context, { id: 'third-language' })
      await page.goto(`${stack.url}/login`)
      await page.getByLabel('Email or reference').fill('ben@example.test')
      await page.getByRole('button', { name: 'Esperanto' }).click()
      await expect(page.getByLabel(pseudoText('Email or reference'))).toHaveValue('ben@example.test')
      await expect(page.locator('html')).toHaveAttribute('lang', 'eo')

      // The choice is kept. Names of days come from the folder, texts of pages behind the first one as well.
      const list = '/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes'
      await page.goto(stack.url + list)
      await expect(page.getByRole('main')).toContainText(pseudoText('Tuesday'))
      await expect(page.getByRole('link', { name: pseudoText('Book this course') }).first()).toBeVisible()

      await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
      await sandbox.logIn('carys')
      await page.goto(`${stack.url}/basket/checkout`)
      await page.getByRole('checkbox', { name: pseudoText('I agree').slice(0, -4) }).check()
      const form = page.frameLocator(`iframe[title="${pseudoText('Secure card payment form')}"]`)
      await form.getByLabel(pseudoText('Name on card')).fill('A Tester')
      await form.getByLabel(pseudoText('Card number')).fill(cards.challenge)
      await form.getByLabel(pseudoText('Expiry date')).fill('12/40')
      await form.getByLabel(pseudoText('Security code')).fill('123')
      await press(page.getByRole('button', { name: /£56\.00/ }))

      const bank = page.frameLocator(`iframe[title="${pseudoText('Verify your payment with your bank')}"]`)
      await bank.getByLabel(pseudoText('Code (6 digits)')).fill('123456')
      await press(bank.getByRole('button', { name: pseudoText('Confirm payment') }))
      await expect(page).toHaveURL(/\/booking-confirmed\/\d+$/)

      const [mail] = await sandbox.mails()
      const [before = '', after = ''] = around('Booking confirmed: {{reference}}')
      expect(mail?.subject.startsWith(before) && mail.subject.endsWith(after), mail?.subject).toBe(true)
      expect(mail?.html).toContain('<html lang="eo">')
      expect(mail?.text).toContain(around('Dear {{firstName}},')[0])
      expect(mail?.text).toContain(pseudoText('Wednesday'))
    } finally {
      await stack.stop()
      await tree.remove()
    }
  },
)
