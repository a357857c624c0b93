import { countOpenPayments } from '@touchline/server'
import { expect, test } from 'vitest'
import { cards, courses, openStage } from './stage.ts'

test('[O-497] open payments are counted by state until they are finished', async () => {
  const stage = await openStage()
  const { store } = await stage.platform.host.sandboxes.open(stage.sandbox)
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  expect(await store.read(countOpenPayments)).toEqual({})
  const outcome = await carys.authorise(cards.challenge)
  expect(await store.read(countOpenPayments)).toEqual({ sca_required: 1 })
  await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
  await carys.reportSca(outcome, 'authorised')
  expect(await store.read(countOpenPayments)).toEqual({ authorised: 1 })
  await carys.complete(outcome.transaction_uuid)
  expect(await store.read(countOpenPayments)).toEqual({})
  await stage.settle()
})
