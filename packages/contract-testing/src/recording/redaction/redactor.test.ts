import { expect, test } from 'vitest'
import type { Exchange, Headers } from '../../exchange.ts'
import { description } from '../testing/description.ts'
import { createRedactor } from './redactor.ts'
import { isCardNumber } from './stand-ins.ts'

const origin = 'https://booking.harbour.example'
const key = Buffer.from('the same key in every test')
const redactor = () => createRedactor({ description, origin, key })

const json = [['content-type', 'application/json']] as const

/** An exchange with this answer. */
function answered(body: string, headers: Headers = json): Exchange {
  return {
    request: { method: 'GET', url: `${origin}/api/theme`, headers: [], body: undefined },
    response: { status: 200, headers, body },
    at: '2027-01-04T12:00:00.000Z',
    milliseconds: 5,
  }
}

/** The answers after one redactor had all of them, in this order. */
function answersOf(...bodies: readonly unknown[]) {
  const redact = redactor()
  return bodies.map((body) => JSON.parse(redact(answered(JSON.stringify(body))).response.body ?? 'null'))
}

test('[O-410] the same original has the same stand-in throughout a recording, and none in another', () => {
  const body = { data: { id: 9001, first_name: 'Amina', email: 'amina.rahman@harbour.example' } }
  const [first, again] = answersOf(body, body)
  expect(again).toEqual(first)
  const other = createRedactor({ description, origin, key: Buffer.from('another key') })
  expect(other(answered(JSON.stringify(body))).response.body).not.toBe(JSON.stringify(first))
})

test.each([
  ['an address of mail', 'email', 'amina.rahman@harbour.example', /^[a-z]{5}\.[a-z]{6}@[a-z]{7}\.example$/],
  ['a date of birth', 'date_of_birth', '2014-05-06', /^2014-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/],
  ['a name', 'first_name', 'Siân-Marie', /^[A-Z][a-z]{3}-[A-Z][a-z]{4}$/],
  ['a phone', 'phone', '+44 7700 900461', /^\+\d\d \d{4} \d{6}$/],
  ['a postcode', 'postcode', 'CF10 1EP', /^[A-Z]{2}\d\d \d[A-Z]{2}$/],
  [
    'a UUID',
    'user_uuid',
    '0199aaaa-0000-7000-8000-00000000ab01',
    /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  ],
  ['a token', 'token', 'k3J_9f-Zq77xA0', /^[a-z]\d[A-Z]_\d[a-z]-[A-Z][a-z]\d\d[a-z][A-Z]\d$/],
  ['hexadecimal digits', 'item_hash', '00ff17a2b9c04d3e', /^(?=.*\d)[\da-f]{16}$/],
  ['the end of a card', 'last_four', '4242', /^\d{4}$/],
  ['a month', 'expiry', '11/29', /^11\/\d\d$/],
])('[O-410] %s keeps its type, length and format', (_, field, original, format) => {
  const [answer] = answersOf({ data: { [field]: original } })
  expect(answer.data[field]).toMatch(format)
  expect(answer.data[field]).not.toBe(original)
})

test('[O-410] the stand-in of a card number passes its check digit', () => {
  const [answer] = answersOf({ data: { description: '4929123456789015' } })
  expect(isCardNumber(answer.data.description)).toBe(true)
})

test('[O-410] a customer keeps one id in address, question, request and answers', () => {
  const { request, response } = redactor()({
    request: {
      method: 'POST',
      url: `${origin}/api/v1/users/9001/orders?selected_user_id=9001`,
      headers: json,
      body: JSON.stringify({ purchased_for_user_id: 9001 }),
    },
    response: { status: 200, headers: json, body: JSON.stringify({ data: { id: 9001, first_name: 'Amina' } }) },
    at: '2027-01-04T12:00:00.000Z',
    milliseconds: 5,
  })
  const id = JSON.parse(response.body ?? '').data.id
  expect(String(id)).toMatch(/^[1-9]\d{3}$/)
  expect(id).not.toBe(9001)
  expect(request.url).toBe(`https://platform.invalid/api/v1/users/${id}/orders?selected_user_id=${id}`)
  expect(request.body).toBe(JSON.stringify({ purchased_for_user_id: id }))
})

test('[O-410] a hundred customers have a hundred stand-ins', () => {
  const [answer] = answersOf({ data: Array.from({ length: 100 }, (_, index) => ({ user_id: index + 1 })) })
  expect(new Set(answer.data.map(({ user_id: id }: { readonly user_id: number }) => id)).size).toBe(100)
})

test('[O-410] a token of an answer is the token of later requests, in header and cookie', () => {
  const redact = redactor()
  const token = 'k3J_9f-Zq77xA0'
  const login = redact(answered(JSON.stringify({ data: { token } })))
  const later = redact({
    ...answered('{}'),
    request: {
      method: 'GET',
      url: `${origin}/api/theme`,
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['Cookie', `theme=1; booking-authToken=${token}`],
      ],
      body: undefined,
    },
  })
  const standIn = JSON.parse(login.response.body ?? '').data.token
  expect(later.request.headers).toEqual([
    ['Authorization', `Bearer ${standIn}`],
    ['Cookie', expect.stringMatching(new RegExp(`^theme=[2-9]; booking-authToken=${standIn}$`))],
  ])
})

test('[O-410] a name is hidden in public fields of the same answer and of later ones, before and after the field', () => {
  const [first, later] = answersOf(
    { data: { description: 'Booked by Amina', selected_user: { first_name: 'Amina' } } },
    { data: { name: 'AMINA and others', slug: 'swimming' } },
  )
  expect(first.data.description).toBe(`Booked by ${first.data.selected_user.first_name}`)
  expect(later.data.name).toBe(`${first.data.selected_user.first_name.toUpperCase()} and others`)
  expect(later.data.slug).toBe('swimming')
})

test('[O-410] the catalogue stays as it is: names, slugs, ids, prices, moments and values of enumerations', () => {
  const data = {
    name: 'Deep-water confidence',
    slug: 'deep-water-confidence-2027',
    occurrence_id: 'oc0199aaaa000070008000000000000001',
    venue_id: 12,
    status: 'card',
    total: 5200,
    starts_at: '2027-01-04 19:00:00',
    quantity: 2,
  }
  expect(answersOf({ data: [data] }, { message: 'Unauthorised.' })).toEqual([
    { data: [data] },
    { message: 'Unauthorised.' },
  ])
})

test("[O-410] the platform's address is written as no address, its paths as they are", () => {
  const { request, response } = redactor()({
    ...answered('', [['location', `${origin}/api/theme`]]),
    request: {
      method: 'GET',
      url: `${origin}/api/activities/venues?page=2`,
      headers: [
        ['Host', 'booking.harbour.example'],
        ['Origin', 'http://localhost:4000'],
      ],
      body: undefined,
    },
  })
  expect(request.url).toBe('https://platform.invalid/api/activities/venues?page=2')
  expect(request.headers).toEqual([
    ['Host', 'platform.invalid'],
    ['Origin', 'http://localhost:4000'],
  ])
  expect(response.headers).toEqual([['location', 'https://platform.invalid/api/theme']])
})
