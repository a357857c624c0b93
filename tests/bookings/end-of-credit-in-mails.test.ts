import { applyCredit, listMails, readMail, refundOrder, updateBookings } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { courseItem } from '../carts/basket.ts'
import { openStage, type Stage } from '../payments/stage.ts'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { bookerOn, cancellation } from './stage.ts'

/** Carys has £10.00 of credit that ends in summer. */
const seed = seedWith('credit-until-summer', (writer) => ({
  credits: (records) => {
    const [like] = records
    if (!like) throw new Error('nobody has credit')
    const own = { id: 901, userId: personaId('carys'), type: 'general', amount: minorUnits(1000) } as const
    return writer.credits([...records, { ...like, ...own, expiresAt: Date.parse('2026-08-20T11:00:00Z') }])
  },
}))

async function bookedWithCredit(stage: Stage) {
  const carys = await bookerOn(stage, 'carys')
  await carys.put(await courseItem(carys.person, 'first-strokes'))
  await carys.person.call(applyCredit, {
    body: { credits: [{ type: 'general', amount: 1000 }], source: 'activity-booking' },
  })
  return { carys, orderId: await carys.pay() }
}

async function lastMail({ sandbox: id, platform: { visitor } }: Stage): Promise<string> {
  const { data } = await visitor.call(listMails, { params: { id }, query: { per_page: 1 } })
  return (await visitor.call(readMail, { params: { id, mailId: data[0]?.id ?? 0 } })).data.text
}

test('[O-433, O-284, O-562] the mail of a cancellation says the whole refund, and until when each part of the credit can be used', async () => {
  const stage = await openStage({ host: await ownHostOfSeed(seed) })
  const { carys, orderId } = await bookedWithCredit(stage)
  const own = (await carys.bookings()).filter((one) => one.order_id === orderId)
  await carys.person.call(updateBookings, cancellation([own[0]?.id ?? 0]))
  const text = await lastMail(stage)
  const amounts = [...text.matchAll(/We've refunded £(\d+\.\d\d) as/g)].map(([, amount]) => Number(amount))
  expect(text).toContain(`Your refund is £${amounts.reduce((sum, one) => sum + one, 0).toFixed(2)} in all.`)
  expect(text).toContain("We've refunded £10.00 as credit, which you can use until 20 August 2026.")
  expect(text).toMatch(/We've refunded £\d+\.\d\d as credit, which you can use until 7 April 2027\./)
  await stage.settle()
})

test('[O-433, O-284] the mail of a refund by staff says until when its credit can be used', async () => {
  const stage = await openStage({ host: await ownHostOfSeed(seed) })
  const { orderId } = await bookedWithCredit(stage)
  const ellie = await stage.platform.as('ellie')
  await ellie.call(refundOrder, {
    params: { orderId },
    headers: { 'idempotency-key': '0199cccc-0000-7000-8000-000000000433' },
    body: { refunds: [{ tender_type: 'credit', amount: 1500 }] },
  })
  const text = await lastMail(stage)
  expect(text).toContain('£10.00 as credit, which you can use until 20 August 2026')
  expect(text).toContain('£5.00 as credit, which you can use until 7 April 2027')
  await stage.settle()
})
