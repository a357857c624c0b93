import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleFromTop } from '../support/accessible.ts'
import { expectSummaryRepeats } from '../support/error-summary.ts'
import { expectToFailAlone } from '../support/failing-part.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone, windowsOf } from '../support/windows.ts'

test.use({ site: 'account' })

test('[S2-083 partly] a customer asks the centre to change a birthday, and finds its number and address in the footer', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  for (const what of ['Date of birth', 'Home centre']) {
    const ask = page.getByRole('link', { name: `Ask us to change it: ${what}` })
    await expect(ask).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=Please%20change/)
  }
  const help = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' })
  await expect(help.locator('a[href^="tel:"]')).toBeVisible()
  await expect(help.locator('a[href^="mailto:"]')).toBeVisible()
})

for (const size of [phone, desktop]) {
  test(`[S2-083, S2-091 partly, O-240] a customer changes details one row at a time, by keyboard, at ${size.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(size)
    await sandbox.logIn('amina')
    await page.goto('/user-details')
    await expect(page).toHaveTitle(/\| My details$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change: Phone' }).press('Enter')
    const field = page.getByRole('textbox', { name: 'Phone (optional)' })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change: Address' }).press('Enter')
    await expect(field).toBeHidden()
    await expect(page.getByLabel('Address line 1')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Address', exact: true })).toBeInViewport({ ratio: 1 })
    if (size === phone) expect(await page.evaluate(coveredPointsOfTheCode)).toEqual([])
    await expectAccessibleFromTop(page)
    await page.getByLabel('Postcode').fill('')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Postcode: Required')
    await expectSummaryRepeats(page)
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await page.getByLabel('Postcode').fill('AC2 7QQ')
    await page.getByLabel('Postcode').press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Saved: Address' })).toBeVisible()
    await expect(page.getByText('Ashcombe, AC2 7QQ')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change: Address' })).toBeFocused()
    await page.reload()
    await expect(page.getByText('Ashcombe, AC2 7QQ')).toBeVisible()
  })
}

/** Points of the bar's code button, a row of buttons scrolled behind it, at which something else is painted. */
function coveredPointsOfTheCode(): readonly string[] {
  const code = document.querySelector('nav [aria-haspopup="dialog"]')
  const bar = code?.closest('nav')
  if (!code || !bar) return ['no code']
  const row = [...document.querySelectorAll('main button')].find((one) =>
    one.getAttribute('aria-label')?.startsWith('Change: '),
  )
  const { top, bottom, left, right } = code.getBoundingClientRect()
  window.scrollBy(0, (row?.getBoundingClientRect().top ?? 0) - top - 4)
  return [top + 5, (top + bottom) / 2, bottom - 2].flatMap((y) =>
    [left + 2, (left + right) / 2, right - 12].flatMap((x) => {
      const hit = document.elementFromPoint(x, y)
      return hit && bar.contains(hit) ? [] : [hit?.outerHTML.slice(0, 80) ?? 'nothing']
    }),
  )
}

test('[O-240 partly] an emergency contact is emptied as a whole, and half of one is refused at its fields', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  await page.getByRole('button', { name: /^(Add|Change): In an emergency/ }).press('Enter')
  await page.getByLabel('Their name').fill('Karim Rahman')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('07700 900118')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('07700 900118')).toBeVisible()
  await page.getByRole('button', { name: 'Change: In an emergency' }).press('Enter')
  for (const name of ['Their name', 'Their relationship to you (optional)', 'Phone']) {
    await page.getByRole('textbox', { name, exact: true }).fill('')
  }
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved: In an emergency' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add: In an emergency' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add: In an emergency' })).toBeVisible()
})

test('[O-270, O-240 partly] questions that nobody has to answer say what for, are answered and emptied, and leave nothing on the device', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/user-details')
  const more = page.getByRole('region', { name: 'More about you' })
  await expect(more).toContainText("You don't have to answer these questions")
  await expect(more).toContainText('We use it to plan sessions for everybody.')
  await expect(more).toContainText('We use it to check that we reach everybody near our centres.')
  await expect(more.getByText('Female', { exact: true })).toBeVisible()
  for (const [question, answer] of [
    ['Gender', 'non-binary'],
    ['Ethnicity', 'Welsh and Caribbean'],
  ] as const) {
    await more.getByRole('button', { name: new RegExp(`^(Add|Change): ${question}`) }).press('Enter')
    await more.getByRole('textbox', { name: `${question} (optional)` }).fill(answer)
    expect(await keptOnDevice(page)).not.toContain(answer)
    await more.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(more.getByText(answer)).toBeVisible()
    await page.reload()
    await expect(more.getByText(answer)).toBeVisible()
    expect(await keptOnDevice(page)).not.toContain(answer)
    await more.getByRole('button', { name: `Change: ${question}` }).press('Enter')
    await more.getByRole('textbox', { name: `${question} (optional)` }).fill('')
    await more.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(more.getByRole('button', { name: `Add: ${question}` })).toBeFocused()
  }
})

/** Everything in both storages of the page, as one text. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
}

test('[S3-039, O-240] a choice about news is saved at once, and taken back when that fails', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  const post = page.getByRole('checkbox', { name: 'Post' })
  const before = await post.isChecked()
  await post.press('Space')
  await expect(page.getByText('Saved: Post')).toBeVisible()
  await context.route('**/api/my-account/user', (route) => route.fulfill({ status: 500, json: { message: '' } }))
  await post.press('Space')
  await expect(page.getByText(/^Post could not be saved/)).toBeVisible()
  await expect(post).toBeChecked({ checked: !before })
})

test('[O-241] a new email waits for its link, which counts without a login', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  await page.getByRole('button', { name: 'Change: Email' }).press('Enter')
  await page.getByLabel('New email').fill('amina.rahman@example.test')
  await page.getByLabel('New email').press('Enter')
  await expect(page.getByText("We've sent a link to amina.rahman@example.test.")).toBeVisible()
  await expectAccessible(page)
  const mail = (await sandbox.mails()).find(({ kind }) => kind === 'email-confirm')
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await context.clearCookies({ name: /authToken/ })
  await page.goto(`${stack.url}/confirm-email#token=${token}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new email is confirmed')
  expect((await context.cookies()).filter(({ value }) => value === token)).toEqual([])
  await sandbox.logIn('amina')
  await page.goto('/user-details')
  await expect(page.getByText('amina.rahman@example.test', { exact: true })).toBeVisible()
})

test('[O-242] a wrong present password is told at its field, the right one changes it', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/user-details')
  await page.getByRole('button', { name: 'Change: Password' }).press('Enter')
  await page.getByLabel('Present password').fill('not the password')
  await page.getByLabel('New password').fill('a longer passphrase')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('Present password')).toBeFocused()
  await page.getByLabel('Present password').fill(stack.password)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved: Password' })).toBeVisible()
})

test('[O-19, O-243, O-244 partly] documents are checked before they are sent, sent and deleted', async ({
  page,
  sandbox,
}) => {
  await sandbox.logIn('carys')
  await page.goto('/user-details')
  const documents = page.getByRole('region', { name: 'Documents' })
  const input = documents.locator('input[type=file]')
  await input.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(documents).toContainText('This file is larger than 10 MB.')
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(documents).toContainText('This file is of another type.')
  await input.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') })
  await expect(documents).toContainText('This file is damaged or incomplete. Save it again and send it once more.')
  await input.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: onePixel })
  await expect(documents.getByRole('listitem')).toContainText(['card.png'])
  const arriving = page.waitForEvent('download')
  await documents.getByRole('link', { name: 'Download card.png' }).press('Enter')
  const file = await arriving
  expect(file.suggestedFilename()).toBe('card.png')
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  await documents.getByRole('button', { name: 'Delete card.png' }).press('Enter')
  await expect(documents.getByRole('listitem')).toHaveCount(0)
  const photo = page.getByRole('region', { name: 'Your photo' })
  await photo.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel })
  await expect(photo.getByRole('button', { name: 'Choose another photo' })).toBeVisible()
  await expect(photo.locator('img')).toBeVisible()
  await photo.getByRole('button', { name: 'Remove photo' }).press('Enter')
  await expect(photo).toContainText('No photo yet')
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

for (const viewport of windowsOf(phone)) {
  test(`[O-554] a refused file is announced, described by it, and its button keeps the focus, at ${viewport.width}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport)
    await sandbox.logIn('ben')
    await page.goto('/user-details')
    for (const [part, button] of [
      ['Your photo', /^(Add a photo|Choose another photo)$/],
      ['Documents', 'Send a document'],
    ] as const) {
      const region = page.getByRole('region', { name: part })
      const send = region.getByRole('button', { name: button }).first()
      const choosing = page.waitForEvent('filechooser')
      await send.press('Enter')
      const broken = { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
      await (await choosing).setFiles(broken)
      await expect(region.getByRole('alert')).not.toBeEmpty()
      await expect(send).toBeFocused()
      await expect(send).toHaveAccessibleDescription((await region.getByRole('alert').textContent()) ?? '')
    }
    await expectAccessible(page)
  })
}

for (const [call, failed] of [
  ['linked/invitations', "We could not load the people you've asked."],
  ['linked/owners', 'We could not load the people who book for you.'],
  ['documents', 'We could not load your documents.'],
  ['download', 'We could not load how far your file is.'],
  ['closing', 'We could not load what ends with your account.'],
] as const) {
  test(`[S8-001 partly] details: without an answer of ${call} the rest stands, and it can be tried again`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.logIn('amina')
    await expectToFailAlone({
      page,
      call: new RegExp(`/api/[^?]*/${call}(\\?|$)`),
      path: '/user-details',
      text: failed,
      stands: page.getByRole('region', { name: 'News and offers' }),
    })
  })
}
