import { listOrders, readTerms } from '@touchline/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from '../payments/stage.ts'
import { everyWrite } from '../support/every-write.ts'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
})

async function agreedAt(): Promise<string | null | undefined> {
  const person = await stage.platform.as('carys')
  return (await person.call(readTerms, { params: { userId: person.id } })).data?.agreed_at
}

async function payFor(course: string, terms: boolean) {
  await carys.clear()
  await carys.add(course)
  const authorised = await carys.sendAuthorisation({ ...(await carys.authorisation(cards.good)), terms })
  if (authorised.status !== 200) return authorised.body
  const { transaction_uuid: uuid } = authorised.body
  return (await carys.sendCompletion({ ...(await carys.completion(uuid)), terms })).body
}

async function agreeToOlderTerms(): Promise<void> {
  const { id } = await stage.platform.as('carys')
  const { store } = await stage.platform.host.sandboxes.open(stage.sandbox)
  await store.write((tx) =>
    everyWrite(tx).users.agreeToTerms({ id, termsVersion: 'older', termsAgreedAt: Date.parse('2026-01-02T03:04:05Z') }),
  )
}

describe('[O-371] the terms', () => {
  test('are agreed to once: the next order of the same person needs no agreement, and keeps the date', async () => {
    expect(await agreedAt()).toBeNull()
    expect(await payFor(courses.badminton, false)).toMatchObject({ errors: { terms: [expect.any(String)] } })
    expect(await agreedAt()).toBeNull()
    expect(await payFor(courses.badminton, true)).toMatchObject({ status: 'completed' })
    expect(await agreedAt()).toBe('2026-04-07T09:00:00Z')
    await stage.platform.advance('P1D')
    expect(await payFor(courses.pilates, false)).toMatchObject({ status: 'completed' })
    const person = await stage.platform.as('carys')
    const { data: orders } = await person.call(listOrders, { params: { userId: person.id }, query: {} })
    expect(orders.map(({ terms }) => terms?.accepted_at)).toEqual(['2026-04-07T09:00:00Z', '2026-04-07T09:00:00Z'])
  })

  test('of a new version are agreed to anew', async () => {
    await agreeToOlderTerms()
    expect(await agreedAt()).toBeNull()
    expect(await payFor(courses.badminton, false)).toMatchObject({ errors: { terms: [expect.any(String)] } })
    expect(await payFor(courses.badminton, true)).toMatchObject({ status: 'completed' })
    expect(await agreedAt()).toBe('2026-04-07T09:00:00Z')
  })
})
