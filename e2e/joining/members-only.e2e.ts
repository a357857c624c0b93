import { addressOf } from '../screens/addresses.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'joining' })

test('[O-591] a class for members only leads to the membership that opens it, in the frame of a partner too', async ({
  page,
  stack,
}) => {
  const day = `${stack.url}${addressOf.day('ashcombe', 'fitness-classes', '2026-04-09')}`
  for (const mode of ['', '?embedded=true']) {
    await page.goto(day + mode)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Members’ swim fit' })
    const link = row.getByRole('link', { name: 'See Fairwater All In' })
    await expect(link).toHaveAttribute('href', /\/\/joining\.localhost.*\/centre\/ashcombe-leisure-centre\/join\//)
    await row.getByRole('link', { name: 'Members’ swim fit' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'See Fairwater All In' }).click()
    await expect(page.getByRole('heading', { name: 'Fairwater All In', level: 1 })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('embedded')).toBe(mode === '' ? null : 'true')
  }
})
