import { listCredits, listMails, listOrders, resendConfirmation } from '@touchline/contract'
import { expect, test } from 'vitest'
import { cards, courses, openStage } from '../payments/stage.ts'
import { startPlatform } from '../support/platform.ts'

test('[O-101, O-42 partly] [O-575 partly] credit is listed with balance and expiry to its owner', async () => {
  const { as } = await startPlatform()
  const [amina, ben] = [await as('amina'), await as('ben')]
  const { data, meta } = await amina.call(listCredits, { params: { userId: amina.id }, query: {} })
  expect(data).toEqual([
    {
      id: 1,
      type: 'general',
      amount: { formatted: '£15.00', value: 1500, currency: 'GBP' },
      remaining: { formatted: '£15.00', value: 1500, currency: 'GBP' },
      reason: 'Cancelled: Goalkeeper taster',
      created_at: expect.stringMatching(/^2026-03/),
      expires_at: expect.stringMatching(/^2027-03/),
    },
  ])
  expect(meta.pagination.total_records).toBe(1)
  const welsh = { params: { userId: amina.id }, query: {}, headers: { 'accept-language': 'cy' } }
  expect((await amina.call(listCredits, welsh)).data[0]?.reason).toBe('Canslwyd: Goalkeeper taster')
  expect(await ben.refusal(listCredits, { params: { userId: amina.id }, query: {} })).toMatchObject({ status: 403 })
})

test('[O-96] the confirmation of a paid order is sent again to its owner', async () => {
  const { as, visitor, sandbox } = await startPlatform()
  const amina = await as('amina')
  const { data: orders } = await amina.call(listOrders, { params: { userId: amina.id }, query: {} })
  const orderId = orders[0]?.id ?? 0
  const sent = async () =>
    (await visitor.call(listMails, { params: { id: sandbox }, query: {} })).data.filter(
      ({ kind }) => kind === 'order-confirmation',
    ).length
  const before = await sent()
  for (let time = 0; time < 2; time++) {
    await amina.call(resendConfirmation, { params: { userId: amina.id, orderId } })
  }
  expect(await sent()).toBe(before + 2)
  const ben = await as('ben')
  const foreign = { params: { userId: ben.id, orderId } }
  expect(await ben.refusal(resendConfirmation, foreign)).toMatchObject({ status: 404 })
})

test('[O-96] the confirmation of an unpaid or cancelled order is not sent', async () => {
  const stage = await openStage()
  const [person, carys] = [await stage.platform.as('carys'), await stage.as('carys')]
  await carys.add(courses.badminton)
  const { transaction_uuid: uuid } = await carys.authorise(cards.captureDeclined)
  await stage.gateway.addFault('release', 'http_500', { times: 2 })
  const { body } = await carys.complete(uuid)
  const orderId = body.order_id ?? 0
  expect(body.status).toBe('pending')
  const params = { userId: person.id, orderId }
  expect(await person.refusal(resendConfirmation, { params })).toMatchObject({ status: 404 })
  await stage.settle()
  expect((await carys.order(orderId)).status).toBe('cancelled')
  expect(await person.refusal(resendConfirmation, { params })).toMatchObject({ status: 404 })
  expect((await stage.mails()).filter(({ kind }) => kind === 'order-confirmation')).toEqual([])
})
