import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

test('[O-202] a refusal is said in the language that is asked for, its fields and its reason too, and says which it is', async () => {
  const { as, visitor } = await startPlatform()
  const carys = await as('carys')
  const inWelsh = { 'accept-language': 'cy' }
  const nobody = await visitor.send({ method: 'GET', url: '/api/auth/user', headers: inWelsh })
  expect([nobody.status, nobody.headers['content-language'], nobody.headers['vary']]).toEqual([
    401,
    'cy',
    expect.stringContaining('Accept-Language'),
  ])
  expect(nobody.json()).toMatchObject({ code: 'unauthenticated', message: 'Mewngofnodwch i barhau.' })
  const url = `/api/v1/users/${carys.id}/carts/activity-booking/items`
  const items = [{ purchasable_id: 'x', purchasable_type: 'course', quantity: 0 }]
  const refuse = async (headers: Readonly<Record<string, string>>) =>
    (await carys.send({ method: 'POST', url, headers, payload: { items } })).json() as object
  expect(await refuse(inWelsh)).toMatchObject({
    message: 'Gwiriwch y meysydd a amlygwyd.',
    errors: { 'items.0.quantity': ['Rhaid i’r maes hwn fod yn 1 o leiaf.'] },
  })
  // Whoever asks for nothing reads the words of the specification.
  for (const headers of [{}, { 'accept-language': 'de-DE, en;q=0.5' }]) {
    expect(await refuse(headers)).toMatchObject({
      message: 'Please check the highlighted fields.',
      errors: { 'items.0.quantity': ['This field must be at least 1.'] },
    })
  }
})
