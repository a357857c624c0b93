import { gzipSync, brotliCompressSync } from 'node:zlib'
import type { Headers } from '@touchline/contract-testing'

/** A secret in one place of a request or an answer. */
export type Planted = {
  readonly place: string
  readonly secret: string
  readonly request: Sent & { readonly method: string; readonly path: string }
  readonly response: Sent & { readonly status: number }
}

type Sent = { readonly headers: Headers; readonly body: string | Uint8Array | undefined }

const json = [['content-type', 'application/json']] as const
const form = [['content-type', 'application/x-www-form-urlencoded']] as const
const plain = { method: 'GET', path: '/api/theme', headers: [], body: undefined }
const answered = { status: 200, headers: json, body: '{"data":{}}' }

const get = (path: string) => ({ request: { ...plain, path }, response: answered })
const sent = (headers: Headers) => ({ request: { ...plain, headers }, response: answered })
const posted = (body: string | Uint8Array, headers: Headers = json) => ({
  request: { method: 'POST', path: '/api/auth/customer/login', headers, body },
  response: answered,
})
const got = (body: string | Uint8Array, headers: Headers = json, status = 200) => ({
  request: plain,
  response: { status, headers, body },
})
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const inJson = (key: string, value: unknown) => JSON.stringify({ data: { [key]: value } })
const escaped = (text: string) => [...text].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

function multipart(name: string, content: string, more = '') {
  const body = `--cut\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n--cut--\r\n`
  return posted(body, [['content-type', 'multipart/form-data; boundary=cut']])
}

type Made = Pick<Planted, 'request' | 'response'>

/** Places by name, each with the secret and the exchange that has it there. */
const places: Readonly<Record<string, readonly [secret: string, make: (secret: string) => Made]>> = {
  'a bearer token': ['tok4Bq81xvNw02', (s) => sent([['authorization', `Bearer ${s}`]])],
  'basic credentials': ['basicUser77:Basic-Pass88', (s) => sent([['authorization', `Basic ${base64(s)}`]])],
  'a cookie': ['ck81QmZz70', (s) => sent([['cookie', `theme=dark; booking-authToken=${s}`]])],
  'a percent-encoded cookie': [
    '{"mail":"cooky@hidden.example"}',
    (s) => sent([['cookie', `u=${encodeURIComponent(s)}`]]),
  ],
  'a cookie that is set': [
    'st55KpLm19',
    (s) => got('{}', [...json, ['set-cookie', `authToken=${s}; Path=/; HttpOnly`]]),
  ],
  'a header of nobody': ['Zacharias Quimby', (s) => sent([['x-operator-note', s]])],
  'a partner key': ['partner-key-90ab', (s) => sent([['x-partner-key', s]])],
  'a referring page': ['refToken60x', (s) => sent([['referer', `https://site.example/reset/${s}?t=${s}`]])],
  'an address in Location': ['locToken33y', (s) => got('', [['location', `/api/users/confirm/${s}`]], 302)],
  'a query of Location': [
    'Location Lady',
    (s) => got('', [['location', `/x?first_name=${encodeURIComponent(s)}`]], 302),
  ],
  'an unknown answer header': ['user-7788-Trace', (s) => got('{}', [...json, ['x-trace-user', s]])],
  'a query by name': ['Query Quentin', (s) => get(`/api/foh/users?search=${encodeURIComponent(s)}`)],
  'an unknown query': ['unk99Nown', (s) => get(`/api/theme?whatever=${s}`)],
  'a name of a query': ['keyed@hidden.example', (s) => get(`/api/theme?${encodeURIComponent(s)}=1`)],
  'a flag of a query': ['flagOfAda9', (s) => get(`/api/theme?${s}`)],
  'a fragment': ['fragTok771', (s) => get(`/api/theme#${s}`)],
  'a user in the path': ['7305518', (s) => get(`/api/v1/users/${s}/orders`)],
  'a token in the path': ['aB3dE5gH7jK9mN1p', (s) => get(`/api/calendar-feeds/${s}/bookings.ics`)],
  'mail in the path': ['path@hidden.example', (s) => get(`/api/people/${encodeURIComponent(s)}`)],
  'a matrix parameter': ['matrix-Secret-12', (s) => get(`/api/theme;session=${s}/more`)],
  'an unknown matrix parameter': ['Mat Rixon', (s) => get(`/api/theme;who=${encodeURIComponent(s)}`)],
  'a login': ['login@hidden.example', (s) => posted(JSON.stringify({ username: s, password: 'x' }))],
  'a password': ['correct horse 9', (s) => posted(JSON.stringify({ username: 'a', password: s }))],
  'a first name': ['Philippa', (s) => got(inJson('first_name', s))],
  'a name of other alphabets': ['Łukasz Żółć', (s) => got(inJson('last_name', s))],
  'a name in camel case': ['Camilla', (s) => got(inJson('firstName', s))],
  'a street': ['17 Thistledown Mews', (s) => got(inJson('address', { line1: s }))],
  'a phone': ['+44 7700 900461', (s) => got(inJson('phone', s))],
  'a date of birth': ['2014-05-06', (s) => got(inJson('date_of_birth', s))],
  'a card in a text': ['4929 1234 5678 9015', (s) => got(inJson('description', `Paid by ${s} today`))],
  'a card as a number': ['4929123456789072', (s) => got(`{"data":{"total":${s}}}`)],
  'mail in a text': ['texted@hidden.example', (s) => got(inJson('description', `Write to ${s}.`))],
  'a token in a known field': ['eyJhbGciOi.eyJzdWIiOjF9.c2lnbmVk', (s) => got(inJson('description', s))],
  'a free text': ['peanuts and bees', (s) => posted(JSON.stringify({ answers: [{ answer: s }] }))],
  'an error message': [
    'Mx Errorby',
    (s) => got(JSON.stringify({ error: { message: `${s} is not known` } }), json, 422),
  ],
  'an error of a field': [
    'Erroneous Erica',
    (s) => got(JSON.stringify({ errors: { email: [`${s} is taken`] } }), json, 422),
  ],
  'an unknown field': ['Unlisted Ulla', (s) => got(inJson('surprising_new_thing', s))],
  'an unknown number': ['73055181', (s) => got(`{"data":{"surprise":${s}}}`)],
  'a key of an object': ['keyedBy@hidden.example', (s) => got(JSON.stringify({ data: { [s]: 1 } }))],
  'nested JSON': ['nested@hidden.example', (s) => got(inJson('description', JSON.stringify({ a: { email: s } })))],
  'JSON in JSON in JSON': [
    'Deepika Deepe',
    (s) => got(inJson('text', JSON.stringify({ b: JSON.stringify({ last_name: s }) }))),
  ],
  'base64 in a known field': ['Basil Sixfour lives here', (s) => got(inJson('description', base64(s)))],
  'base64 of an unknown field': ['Basilia Sixfour', (s) => got(inJson('blob', base64(s)))],
  'percent-encoded text': [
    'Perceval Ŵyn',
    (s) => got(inJson('description', encodeURIComponent(`mailto ${s}@hidden.example`))),
  ],
  'escaped characters of a script': ['Uniqua', (s) => got(inJson('description', `name = "${escaped(s).join('')}"`))],
  'an address in a field': ['urlTok55Zq', (s) => got(inJson('success_url', `https://shop.example/back?token=${s}`))],
  'a form': ['Formby Former', (s) => posted(`first_name=${encodeURIComponent(s)}&page=1`, form)],
  'a form with plus signs': ['Plus Plusson', (s) => posted(`last_name=${s.replaceAll(' ', '+')}`, form)],
  'an unknown field of a form': ['Unformed9', (s) => posted(`thing=${s}`, form)],
  'a part of a form': ['Partha Parts', (s) => multipart('first_name', s)],
  "a file's name": ['passport-of-Filippo', (s) => multipart('file', 'x', `; filename="${s}.pdf"`)],
  "a file's content": ['Contenta is in the file', (s) => multipart('file', s, '; filename="a.txt"')],
  'JSON in a part': ['Jason Partly', (s) => multipart('answers', JSON.stringify({ notes: s }))],
  'an error page': [
    'Pagina Pagett',
    (s) => got(`<html><body><p title="${s}">${s}</p></body></html>`, [['content-type', 'text/html']], 500),
  ],
  'a plain text': ['Plainy McText', (s) => got(`could not find ${s}`, [['content-type', 'text/plain']], 500)],
  'JSON that is broken': ['Broke O’Brien', (s) => got(`{"first_name": "${s}", `)],
  'a feed of events': [
    'Evangeline',
    (s) => got(`data: {"first_name":"${s}"}\n\n`, [['content-type', 'text/event-stream']]),
  ],
  'a compressed answer': [
    'Gizella Zip',
    (s) => got(gzipSync(inJson('first_name', s)), [...json, ['content-encoding', 'gzip']]),
  ],
  'a compressed request': [
    'Brotly Brotlison',
    (s) => posted(brotliCompressSync(JSON.stringify({ first_name: s })), [...json, ['content-encoding', 'br']]),
  ],
  'a bare text of JSON': ['Baretext Barry', (s) => got(JSON.stringify(s))],
}

/** Personal data in more than forty places. */
export const planted: readonly Planted[] = Object.entries(places).map(([place, [secret, make]]) => ({
  place,
  secret,
  ...make(secret),
}))

/** The forms in which bytes may have a secret: as it is, in base64 at each alignment, percent-encoded, escaped. */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8')
  const inBase64 = [0, 1, 2].flatMap((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '')
    // The characters at both ends depend on the neighbours.
    const inner = whole.slice(shift === 0 ? 0 : shift + 1, -1)
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  })
  const percent = encodeURIComponent(secret)
  return [
    secret,
    percent,
    percent.toLowerCase(),
    secret.replaceAll(' ', '+'),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    escaped(secret).join(''),
    secret.replaceAll(/[\s+-]/g, ''),
    ...inBase64,
  ]
}
