import { expect, test } from 'vitest'
import { staticMarkup } from '../../../app/pages/static-markup.tsx'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { namespaces } from '../../../i18n/text-catalogue.ts'
import { alone, bookingsIn } from '../my-bookings.ts'
import { booking } from '../testing/booking-examples.ts'
import { PreviewLines } from './PreviewLines.tsx'

const pounds = (value: number) => ({ value, formatted: null, currency: 'GBP' })

test('[O-592 partly] beside the fee of some of the tickets stands that the others may have another one', async () => {
  await startI18n()
  await loadTexts(namespaces)
  const [entry] = bookingsIn([booking(1, 2, { price: pounds(1680) })]).map(alone)
  if (!entry) throw new Error('there is one booking')
  const said = (keep: number, fee: number) =>
    staticMarkup(
      <PreviewLines
        going={[{ ...entry, keep }]}
        preview={{
          lines: [],
          fee: fee === 0 ? null : pounds(fee),
          returned: pounds(0),
          credits: [],
          blocksBooking: false,
        }}
      />,
    )
  const again = 'For tickets given back later, a fee may be due again.'
  expect(await said(2, 300)).toContain(again)
  expect(await said(0, 300)).not.toContain(again)
  expect(await said(2, 0)).not.toContain(again)
})
