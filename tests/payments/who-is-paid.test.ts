import { readMail, requestPasswordReset } from '@touchline/contract'
import { expect, test } from 'vitest'
import { postForm } from './bank.ts'
import { cards, courses, openStage } from './stage.ts'

const client = 'Fairwater Leisure'

test('the bank page and every webhook name the client that is paid', async () => {
  const stage = await openStage()
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  const outcome = await carys.authorise(cards.challenge)
  const page = await postForm(stage.platform.host.gateway.app, outcome.sca_url ?? '', outcome.sca_data ?? {})
  expect(page.html).toMatch(new RegExp(`<dd>${client}</dd>`))
  await stage.answerBank(outcome, 'cancel')
  await stage.settle()
  const events = await stage.gateway.events()
  expect(events.length).toBeGreaterThan(0)
  expect(new Set(events.map(({ merchant_name: name }) => name))).toEqual(new Set([client]))
})

test('every mail names the client that sends it', async () => {
  const stage = await openStage()
  const { sandbox, visitor } = stage.platform
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  await carys.complete(uuid)
  await visitor.call(requestPasswordReset, { body: { email_or_reference: 'carys@example.test' } })
  const mails = await stage.mails()
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['order-confirmation', 'password-reset'])
  for (const { id: mailId } of mails) {
    const { data } = await visitor.call(readMail, { params: { id: sandbox, mailId } })
    expect([data.text.includes(client), data.html.includes(client)]).toEqual([true, true])
  }
  await stage.settle()
})
