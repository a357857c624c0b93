import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

test('[O-202] a refusal with its fields and reason is in the requested language, and names that language', async () => {
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
  // Without a requested language the texts of the specification are returned.
  for (const headers of [{}, { 'accept-language': 'de-DE, en;q=0.5' }]) {
    expect(await refuse(headers)).toMatchObject({
      message: 'Please check the highlighted fields.',
      errors: { 'items.0.quantity': ['This field must be at least 1.'] },
    })
  }
})

test('[O-202] answers are in the requested language, cached lists and tags included; codes and stated literals stay', async () => {
  const { as, visitor } = await startPlatform()
  const url = '/api/v1/activities/courses?source=online&per_page=100'
  type Said = {
    readonly action: string | null
    readonly message: string | null
    readonly reason?: { readonly code: string }
  }
  type Courses = { readonly data: readonly { readonly name: string; readonly bookable_action: Said }[] }
  const carys = await as('carys')
  for (const person of [carys, visitor]) {
    const ask = async (language: string, tag?: string) =>
      person.send({
        method: 'GET',
        url,
        headers: { 'accept-language': language, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
      })
    const [english, welsh, again] = [await ask('en'), await ask('cy'), await ask('en')]
    expect([english, welsh, again].map(({ headers }) => headers['content-language'])).toEqual(['en', 'cy', 'en'])
    expect(again.text).toBe(english.text)
    const said = [english, welsh].map(({ json }) => (json() as Courses).data)
    const closed = (said[0] ?? []).findIndex(({ bookable_action: { message } }) => message === 'Booking has closed.')
    // Visitors are told nothing of what they cannot book.
    expect(said[1]?.[closed]?.bookable_action.message).toBe(person === carys ? 'Mae’r archebu wedi cau.' : undefined)
    expect(said[1]?.map(({ name, bookable_action: { reason } }) => [name, reason])).toEqual(
      said[0]?.map(({ name, bookable_action: { reason } }) => [name, reason]),
    )
    if (person !== visitor) continue
    const tags = [english, welsh].map(({ headers }) => (typeof headers['etag'] === 'string' ? headers['etag'] : ''))
    expect(new Set(tags).size).toBe(2)
    expect((await ask('cy', tags[1])).status).toBe(304)
    expect((await ask('cy', tags[0])).status).toBe(200)
  }
  const asked = { payload: { email_or_reference: 'nobody@example.test' }, headers: { 'accept-language': 'cy' } }
  const done = await visitor.send({ method: 'POST', url: '/api/auth/customer/forgotten-password', ...asked })
  expect(done.text).toContain('Os cawn hyd i’ch cyfrif, byddwn yn anfon e-bost atoch.')
})
