import { cancelRedirectSession, readRedirectSession } from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards } from '../payments/stage.ts'
import { sendCustomer } from './partner.ts'

test('[O-362] the customer of a partner is named to themselves, and the partner to anybody with the address', async () => {
  const { visitor, sent, created } = await sendCustomer()
  const params = { checkoutId: created.redirect_session.id }
  expect(created.redirect_session).toMatchObject({ partner_name: 'Fairwater Days Out', customer_name: null })
  const forAnybody = await visitor.call(readRedirectSession, { params })
  expect(forAnybody.data).toMatchObject({ partner_name: 'Fairwater Days Out', customer_name: null })
  const own = await sent.call(readRedirectSession, { params })
  expect(own.data).toMatchObject({ partner_name: 'Fairwater Days Out', customer_name: 'Amina R.' })
})

test('[O-362] a customer gives the checkout of a partner up, after which it is not paid; while it is being paid it is not given up', async () => {
  const { stage, platform, amina, sent, created, customer } = await sendCustomer()
  const params = { checkoutId: created.redirect_session.id }
  expect((await amina.refusal(cancelRedirectSession, { params })).status).toBe(404)
  expect((await sent.refusal(cancelRedirectSession, { params: { checkoutId: 'another' } })).status).toBe(404)
  const outcome = await customer.authorise(cards.challenge)
  expect(await sent.refusal(cancelRedirectSession, { params })).toMatchObject({ status: 409, code: 'basket_locked' })
  await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
  await customer.reportSca(outcome, 'failed')
  const { data } = await sent.call(cancelRedirectSession, { params })
  expect(data).toMatchObject({ expires_at: '2026-04-07T09:00:00Z', consumed_at: null })
  const { status } = await sent.send({
    method: 'GET',
    url: '/api/checkout/prepare?source=activity-booking',
  })
  expect(status).toBe(401)
  // The partner may send the customer again, with what the basket still holds.
  expect((await platform.visitor.call(readRedirectSession, { params })).data.customer_name).toBeNull()
  await stage.settle()
})
