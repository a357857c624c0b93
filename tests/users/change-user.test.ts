import { changeUser, type ProfileChange, readUser } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

const address = { line1: '1 Mill Lane', line2: null, town: 'Millwick', postcode: 'SO14 2AB' }
const contact = { name: 'Idris Rahman', relationship: 'partner', phone: '07700 900008' }

const everything = {
  title: 'Dr',
  first_name: 'Amína',
  last_name: 'Rahman-Lee',
  gender: 'female',
  ethnicity: 'Welsh',
  disability: 'Hard of hearing',
  phone: '07700 900099',
  address,
  emergency_contact: contact,
  email_opt_in: false,
  sms_opt_in: true,
  phone_opt_in: true,
  post_opt_in: true,
  language: 'cy',
} as const satisfies ProfileChange

describe('[O-240] a customer changes their details', () => {
  test('[S2-091 partly] every field is written and read again', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const changed = (await amina.call(changeUser, { body: { data: everything } })).data
    expect(changed).toMatchObject(everything)
    expect((await amina.call(readUser, {})).data).toEqual(changed)
  })

  test('only the given fields change', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const before = (await amina.call(readUser, {})).data
    const after = (await amina.call(changeUser, { body: { data: { phone: '07700 900002' } } })).data
    expect(after).toEqual({ ...before, phone: '07700 900002' })
    expect((await amina.call(changeUser, { body: { data: {} } })).data).toEqual(after)
  })

  test('null and empty text empty a field, spaces around a value are dropped', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    await amina.call(changeUser, { body: { data: everything } })
    const data = { title: null, gender: ' ', phone: null, emergency_contact: null, first_name: ' Amina ' }
    const changed = (await amina.call(changeUser, { body: { data } })).data
    expect(changed).toMatchObject({ title: null, gender: null, phone: null, emergency_contact: null })
    expect([changed.first_name, changed.ethnicity]).toEqual(['Amina', 'Welsh'])
  })

  test.each([
    [{ first_name: '   ' }, 'data.first_name', 'This field is required'],
    [{ last_name: '' }, 'data.last_name', 'This field is required'],
    [{ last_name: 'x'.repeat(256) }, 'data.last_name', 'This field must contain at most 255 characters'],
    [
      { address: { ...address, postcode: 'AC1' } },
      'data.address.postcode',
      'This field must contain 5 to 7 characters',
    ],
    [{ address: { ...address, line1: ' ' } }, 'data.address.line1', 'This field is required'],
    [{ emergency_contact: { name: 'Idris', phone: '  ' } }, 'data.emergency_contact.phone', 'This field is required'],
    [
      { emergency_contact: { name: 'Idris', phone: '999' } },
      'data.emergency_contact.phone',
      'Please enter a telephone number',
    ],
    [{ phone: '12' }, 'data.phone', 'Please enter a telephone number'],
    [{ email: 'amina' }, 'data.email', 'This field must be an email address.'],
    [{ email: 'amina@example' }, 'data.email', 'This field must be an email address.'],
  ])('[O-541 partly] %j is refused with a message at its field', async (data, field, message) => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const before = (await amina.call(readUser, {})).data
    const refused = await amina.refusal(changeUser, { body: { data } })
    expect([refused.status, refused.errors]).toEqual([422, { [field]: [message] }])
    expect((await amina.call(readUser, {})).data).toEqual(before)
  })

  test('several problems are told at once, in Welsh', async () => {
    const { as } = await startPlatform()
    const data = { first_name: ' ', address: { ...address, town: ' ' } }
    const refused = await (
      await as('amina')
    ).refusal(changeUser, {
      body: { data },
      headers: { 'accept-language': 'cy' },
    })
    const text = 'Mae angen y maes hwn'
    expect(refused.errors).toEqual({ 'data.first_name': [text], 'data.address.town': [text] })
  })

  test.each([
    'id',
    'uuid',
    'reference',
    'roles',
    'permissions',
    'credit',
    'barcode',
    'email_verified_at',
    'home_venue_slug',
    'membership_user',
    'password',
    'token',
    'source',
  ])('%s is refused at its field', async (field) => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const before = (await amina.call(readUser, {})).data
    const refused = await amina.refusal(changeUser, { body: { data: { phone: '1', [field]: 'x' } } })
    expect([refused.status, refused.errors]).toEqual([422, { [`data.${field}`]: ['This field is not recognised.'] }])
    expect((await amina.call(readUser, {})).data).toEqual(before)
  })

  test('who acts for a linked person changes their own details only', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const headers = { 'x-selected-user': '9' }
    const { data } = await amina.call(changeUser, { body: { data: { first_name: 'Amelia' } }, headers })
    expect([data.id, data.first_name]).toEqual([amina.id, 'Amelia'])
  })

  test('staff find a customer by the new name', async () => {
    const { as } = await startPlatform()
    await (await as('amina')).call(changeUser, { body: { data: { last_name: 'Ó Briain' } } })
    const ellie = await as('ellie')
    const reply = await ellie.send({ method: 'GET', url: '/api/foh/users?search=o%20bri' })
    expect(reply.text).toContain('Amina Ó Briain')
  })
})
