import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { fakeWorld } from './testing/fake-world.ts'
import type { CallOptions, CompleteAnswer } from './machine/calls/payment-api.ts'
import { completion } from './testing/payment-examples.ts'
import { placeOrder, type SendOrder } from './place-order.ts'
import { englishText } from './testing/english-text.ts'

const credit = { ...completion, payments: [{ tenderType: 'credit', amount: 2000 }] } as const
const lost = new ApiError({ status: 0, code: 'network' })

/** Places an order on a platform with scripted answers, skipping all pauses. */
async function place(...answers: readonly (CompleteAnswer | Error)[]) {
  const fake = fakeWorld()
  const options: CallOptions[] = []
  const send: SendOrder = (sent, given) => {
    expect(sent).toBe(credit)
    const answer = answers[options.length] ?? lost
    options.push(given)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const placed = placeOrder({ ...fake.world, send }, credit)
  await fake.pass(10_000)
  return { placed: await placed, keys: options.map(({ idempotencyKey }) => idempotencyKey) }
}

test('[P7-072 partly] an order without a card is placed with one call', async () => {
  const { placed, keys } = await place({ completeOrderId: 501, orderId: 501, status: 'completed' })
  expect(placed).toEqual({ kind: 'placed', orderId: 501 })
  expect(keys).toHaveLength(1)
})

test('an unclear answer is asked for again with the same key', async () => {
  const { placed, keys } = await place(lost, { status: 'pending', orderId: 501 }, { status: 'completed', orderId: 501 })
  expect(placed).toEqual({ kind: 'placed', orderId: 501 })
  expect(keys).toEqual(['key-1', 'key-1', 'key-1'])
})

test('[P8-021] [S8-038] fails after four unclear answers with the text that the order could not be completed', async () => {
  const unclear = await place()
  expect(unclear.keys).toHaveLength(4)
  for (const { placed } of [unclear, await place({ status: 'failed', orderId: null })]) {
    expect(placed.kind === 'failed' && englishText(placed.error)).toBe(
      'Unable to complete your order, please try again.',
    )
  }
})

test('a changed basket shows the message of the platform at once', async () => {
  const { placed, keys } = await place(
    new ApiError({ status: 409, code: 'basket_changed', message: 'Basket changed.' }),
  )
  expect(placed).toMatchObject({ error: { message: { kind: 'from-server', text: 'Basket changed.' } } })
  expect(keys).toHaveLength(1)
})
