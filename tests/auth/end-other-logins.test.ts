import { endOtherLogins, login, readUser } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { expect, test } from 'vitest'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

test('[O-263] a user ends all their logins but the present one, and nobody else’s', async () => {
  const { as, host, sandbox, visitor } = await startPlatform()
  const [here, carys] = [await as('amina'), await as('carys')]
  const tokens = []
  for (let times = 0; times < 2; times++) {
    const body = { username: 'amina@example.test', password: seedPassword }
    tokens.push((await visitor.call(login, { body })).data.token)
  }
  const others = tokens.map((token) => personAt(host, { token, headers: { 'x-sandbox': sandbox } }))
  expect((await here.call(endOtherLogins, {})).data).toEqual({ ended: 2 })
  for (const other of others) expect(await other.refusal(readUser, {})).toMatchObject({ status: 401 })
  await here.call(readUser, {})
  await carys.call(readUser, {})
  expect((await here.call(endOtherLogins, {})).data).toEqual({ ended: 0 })
})
