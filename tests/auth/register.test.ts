import {
  limits,
  login,
  onboardingTypes,
  readTerms,
  readUser,
  register,
  type Registration,
  registrationProblems,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const form: Registration = {
  first_name: 'Nia',
  last_name: 'Price',
  email: 'Nia.Price@example.test',
  password: 'a long password',
  password_confirmation: 'a long password',
  phone: '01632 960999',
  date_of_birth: '1990-02-28',
  address_line: '3 Quay Street',
  town: 'Porthwen',
  postcode: 'PW3 6HB',
  email_opt_in: true,
  terms: true,
}

const of = (over: Partial<Registration>) => ({ query: {}, body: { ...form, ...over } })

describe('registering', () => {
  test('[O-02 partly] makes a customer who is logged in and can log in again', async () => {
    const { visitor, host, sandbox } = await startPlatform()
    const { data } = await visitor.call(register, of({}))
    expect(data.user).toMatchObject({
      first_name: 'Nia',
      last_name: 'Price',
      email: 'Nia.Price@example.test',
      date_of_birth: '1990-02-28',
      address: { line1: '3 Quay Street', line2: null, town: 'Porthwen', postcode: 'PW3 6HB' },
      roles: ['customer'],
      credit: { balance: { formatted: '£0.00', value: 0, currency: 'GBP' } },
      membership_user: false,
      has_outstanding_penalties: false,
    })
    const nia = personAt(host, { token: data.token, headers: { 'x-sandbox': sandbox } })
    expect((await nia.call(readUser, {})).data).toEqual({ ...data.user, token: null })
    for (const username of ['nia.price@example.test', data.user.reference]) {
      const again = await visitor.call(login, { body: { username, password: form.password } })
      expect(again.data.user.id).toBe(data.user.id)
    }
  })

  test('[O-371] agrees to the terms of that day', async () => {
    const { visitor, host, sandbox } = await startPlatform()
    const { data } = await visitor.call(register, of({}))
    const nia = personAt(host, { token: data.token, headers: { 'x-sandbox': sandbox } })
    const { data: terms } = await nia.call(readTerms, { params: { userId: data.user.id } })
    expect(terms?.agreed_at).toBe('2026-04-07T09:00:00Z')
  })

  test('[O-541 partly] a telephone number that cannot be dialled is refused at its field, and none is needed', async () => {
    const { visitor } = await startPlatform()
    const refused = await visitor.refusal(register, of({ phone: '12' }))
    expect([refused.status, refused.errors]).toEqual([422, { phone: ['Please enter a telephone number'] }])
    expect((await visitor.call(register, of({ phone: ' ' }))).data.user.phone).toBeNull()
  })

  test('[S3-039] saves the four opt-ins and assumes none', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(register, of({ sms_opt_in: true }))
    expect(data.user).toMatchObject({ email_opt_in: true, sms_opt_in: true, phone_opt_in: false, post_opt_in: false })
  })

  test('[S3-086] accepts every onboarding type and no other', async () => {
    const { visitor } = await startPlatform()
    for (const type of onboardingTypes) {
      const body = { ...form, email: `${type}@example.test` }
      const { data } = await visitor.call(register, { query: { onboarding_type: type }, body })
      expect(data.token).toMatch(/^[\w-]{20,}$/)
    }
    const body = { ...form, email: 'other@example.test' }
    const refused = await visitor.send({ method: 'POST', url: `${register.path}?onboarding_type=gift`, payload: body })
    expect(refused.status).toBe(422)
  })

  test('[S3-086] accepts a source from the same list and no other', async () => {
    const { visitor } = await startPlatform()
    expect((await visitor.call(register, of({ source: 'customer_account_foh' }))).data.token).toMatch(/./)
    const payload = { ...form, email: 'other@example.test', source: '<script>' }
    const refused = await visitor.send({ method: 'POST', url: register.path, payload })
    expect([refused.status, refused.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { source: [expect.stringContaining('customer_account_online')] } }),
    ])
  })

  test.each<readonly [keyof Registration, Partial<Registration>, string]>([
    ['first_name', { first_name: '' }, 'This field is required'],
    ['first_name', { first_name: '   ' }, 'This field is required'],
    ['first_name', { first_name: 'x'.repeat(limits.nameLength + 1) }, 'This field must contain at most 255 characters'],
    ['last_name', { last_name: '' }, 'This field is required'],
    ['email', { email: 'nia' }, 'This field must be an email address.'],
    [
      'email',
      { email: 'AMINA@example.test' },
      'An account with this email address already exists. Please log in instead.',
    ],
    ['password', { password: '7 chars' }, 'This field must contain at least 8 characters'],
    ['password_confirmation', { password_confirmation: 'another' }, 'The passwords do not match.'],
    ['date_of_birth', { date_of_birth: '2026-04-07' }, 'Your date of birth must be in the past.'],
    ['date_of_birth', { date_of_birth: '1990-02-30' }, 'This field must be a date (YYYY-MM-DD).'],
    [
      'date_of_birth',
      { date_of_birth: '2020-02-01' },
      'You must be 13 or over to have your own account. Ask a parent or carer to open one and add you to it.',
    ],
    ['postcode', { postcode: 'P W 36' }, 'This field must contain 5 to 7 characters'],
    ['postcode', { postcode: 'PW3 6HBXY' }, 'This field must contain 5 to 7 characters'],
    ['terms', { terms: false }, 'You must agree to the Terms and Conditions'],
  ])('[O-02 partly, O-443 partly] refuses %s: %j', async (field, over, message) => {
    const { visitor } = await startPlatform()
    const { status, errors } = await visitor.refusal(register, of(over))
    expect([status, errors]).toEqual([422, { [field]: [message] }])
  })

  test('[O-02 partly] accepts the shortest and longest allowed values', async () => {
    const { visitor } = await startPlatform()
    const long = 'x'.repeat(limits.nameLength)
    const edge = { first_name: 'N', last_name: long, password: '8 chars!', password_confirmation: '8 chars!' }
    const { data } = await visitor.call(register, of({ ...edge, postcode: 'M1 1AE', date_of_birth: '2013-04-07' }))
    expect(data.user).toMatchObject({ first_name: 'N', last_name: long })
  })

  test.each([
    ['so14 2ab', 'SO14 2AB'],
    ['EC1V0BW', 'EC1V 0BW'],
    ['GY10 1PB', 'GY10 1PB'],
    ['m1 1aa', 'M1 1AA'],
    ['10 115', '10115'],
  ])('[O-297] counts the characters of a postcode without spaces, and stores %s as %s', async (postcode, stored) => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(register, of({ postcode }))
    expect(data.user.address?.postcode).toBe(stored)
  })

  test.each([
    ['kunde@bücher.example', 'kunde@xn--bcher-kva.example'],
    ['kunde@xn--bcher-kva.example', 'KUNDE@BÜCHER.EXAMPLE'],
    [' Nia@Example.TEST ', 'nia@example.test'],
  ])('[O-296] with %s logs in with %s too, and makes no second account', async (email, other) => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(register, of({ email }))
    expect(data.user.email).toBe(/b.*cher/i.test(email) ? 'kunde@bücher.example' : 'Nia@example.test')
    for (const username of [email, other]) {
      const again = await visitor.call(login, { body: { username, password: form.password } })
      expect(again.data.user.id).toBe(data.user.id)
    }
    expect((await visitor.refusal(register, of({ email: other }))).errors).toEqual({
      email: ['An account with this email address already exists. Please log in instead.'],
    })
  })

  test.each([
    ['üser@example.test', 'email-name'],
    ['a..b@example.test', 'email-name'],
    ['a@b', 'email'],
    ['a@exa mple.test', 'email'],
    ['a@example.test/x', 'email'],
    ['a@1.2.3.4:5', 'email'],
  ])('[O-296] finds in the form and in the platform that %s is no address: %s', async (email, kind) => {
    const { visitor } = await startPlatform()
    expect((await visitor.refusal(register, of({ email }))).errors).toEqual({
      email: ['This field must be an email address.'],
    })
    const circumstances = { today: '2026-04-07', hasTerms: true } as const
    expect(registrationProblems({ ...form, email }, circumstances)).toEqual({ email: { kind } })
  })

  const hidden = [
    ['only a space without width', '\u200b'],
    ['a second line', 'A\nYou owe us £500'],
    ['a mark that turns what follows', '\u202eadnaM'],
    ['an isolate', '\u2066A\u2069'],
    ['a line separator', 'A\u2028B'],
    ['a bell', 'A\u0007'],
    ['a filler', '\u3164'],
  ] as const
  test.each(hidden)('[O-298] refuses %s in each line, in the form and in the platform', async (_what, text) => {
    const { visitor } = await startPlatform()
    const said = ['Please use one line without hidden characters.']
    const lines = { first_name: text, last_name: text, address_line: text, town: text, phone: text }
    const { errors } = await visitor.refusal(register, of(lines))
    expect(errors).toEqual(Object.fromEntries(Object.keys(lines).map((field) => [field, said])))
    expect(registrationProblems({ ...form, first_name: text }, { today: '2026-04-07', hasTerms: true })).toEqual({
      first_name: { kind: 'one-line' },
    })
  })

  test.each(['Seán Ó Briain', 'فاطمه‌سادات', "👩‍🚀 D'Arcy-Jones 李"])('[O-298] takes the name %s', async (name) => {
    const { visitor } = await startPlatform()
    expect((await visitor.call(register, of({ first_name: name }))).data.user.first_name).toBe(name)
  })

  test('reports every invalid field at once', async () => {
    const { visitor } = await startPlatform()
    const { errors } = await visitor.refusal(register, of({ terms: false, password_confirmation: '', first_name: ' ' }))
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(['first_name', 'password_confirmation', 'terms'])
  })

  test('twice at once with one address makes one account', async () => {
    const { visitor } = await startPlatform()
    const emails = ['race@example.test', 'RACE@example.test', 'Race@Example.test', 'race@example.TEST']
    const outcomes = await Promise.allSettled(emails.map((email) => visitor.call(register, of({ email }))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
    }
  })
})

describe('stored secrets', () => {
  test('are the hash of a token, and a salted hash of a password that differs for equal passwords', async () => {
    const { visitor, host, sandbox } = await startPlatform()
    const one = await visitor.call(register, of({}))
    const two = await visitor.call(register, of({ email: 'two@example.test' }))
    const { store, wallClock } = await host.sandboxes.open(sandbox)
    const { token } = one.data
    const kept = await store.read(async (reads) => ({
      byToken: await reads.auth.findCaller({ hash: token, now: wallClock.now() }),
      users: [await reads.users.byId({ id: one.data.user.id }), await reads.users.byId({ id: two.data.user.id })],
    }))
    expect(kept.byToken).toBeUndefined()
    const hashes = kept.users.map((user) => user?.passwordHash ?? '')
    expect(hashes[0]).toMatch(/^scrypt\$\d+\$\d+\$\d+\$[\w-]{22}\$[\w-]{43}$/)
    expect(hashes[0]).not.toBe(hashes[1])
    expect(JSON.stringify(kept)).not.toContain(form.password)
  })
})
