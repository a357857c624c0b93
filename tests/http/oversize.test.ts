import { addItems, completePayment, login, updateItem } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { pathOf, type RawReply, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const json = { 'content-type': 'application/json' }

function fieldsIn({ json: parse }: RawReply): Readonly<Record<string, readonly string[]>> {
  // Every refusal has this shape by the contract.
  return (parse() as { readonly errors?: Readonly<Record<string, readonly string[]>> }).errors ?? {}
}

const post = (url: string, payload: string | object): RawRequest => ({ method: 'POST', url, payload, headers: json })

describe('a body with very many errors', () => {
  test('is refused for the length of its list, not for each entry', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const body = { item_hash: 'x', source: 'activity-booking', terms: true, completed_waivers: [] }
    const payments = Array.from({ length: 5000 }, () => ({}))
    const refused = await amina.send(post(completePayment.path, { ...body, payments }))
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { payments: ['Give at most 20.'] }])
  })

  test('is refused for a list inside a list, and inside an answer', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const url = pathOf(addItems.path, basketOf(amina.id))
    const item = (more: object) => ({ purchasable_id: 'x', purchasable_type: 'course', ...more })
    const extras = Array.from({ length: 51 }, () => ({}))
    const answer = Array.from({ length: 201 }, () => 'x')
    const items = [item({}), item({ extras })]
    expect(fieldsIn(await amina.send(post(url, { items })))).toEqual({ 'items.1.extras': ['Give at most 50.'] })
    const answered = [item({ custom_question_answers: [{ custom_question_id: 1, answer }] })]
    expect(fieldsIn(await amina.send(post(url, { items: answered })))).toEqual({
      'items.0.custom_question_answers.0.answer': ['Give at most 200.'],
    })
  })

  test('reports at most twenty errors', async () => {
    const { visitor, as } = await startPlatform()
    const invented = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`field${n}`, n]))
    const refused = await visitor.send(post(login.path, invented))
    expect([refused.status, Object.keys(fieldsIn(refused)).length]).toEqual([422, 20])
    expect(refused.text.length).toBeLessThan(2000)
    const amina = await as('amina')
    const extras = Array.from({ length: 50 }, () => ({ pricing_option_id: 1, quantity: 0 }))
    const items = Array.from({ length: 20 }, () => ({ purchasable_id: 'x', purchasable_type: 'course', extras }))
    const many = await amina.send(post(pathOf(addItems.path, basketOf(amina.id)), { items }))
    expect(Object.keys(fieldsIn(many))).toHaveLength(20)
  })
})

describe('a body', () => {
  const padded = (bytes: number) => `{"a": "${'x'.repeat(bytes)}"}`

  test('may be as long as its call needs: a basket of questionnaires is long, a change of one line is not', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const send = async (url: string, method: RawRequest['method'], bytes: number) =>
      (await amina.send({ method, url, payload: padded(bytes), headers: json })).status
    const items = pathOf(addItems.path, basketOf(amina.id))
    const line = pathOf(updateItem.path, { ...basketOf(amina.id), cartItemId: 1 })
    expect([await send(items, 'POST', 200_000), await send(items, 'POST', 300_000)]).toEqual([422, 413])
    expect([await send(line, updateItem.method, 30_000), await send(line, updateItem.method, 40_000)]).toEqual([
      422, 413,
    ])
  })
})
