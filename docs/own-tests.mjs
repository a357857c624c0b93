// Tests of a front end or a script of one's own: a sandbox for each, so that none sees what another has done. With
// `npm start` running:
//
//   node --test docs/own-tests.mjs
//
// API is where the platform is. It needs Node and no package; any other test runner does it the same way.
// oxlint-disable typescript/no-floating-promises -- Node's runner waits for its tests by itself.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'

const api = process.env['API'] ?? 'http://localhost:4000'
const sandboxes = '/sandbox/v1/sandboxes'
let sandbox
let headers

// A world of its own in some ten milliseconds. `at` says when it is there, so that the test means the same next year.
beforeEach(async () => {
  const { data } = await send('POST', sandboxes, { at: '2026-04-07T09:00:00Z' })
  sandbox = `${sandboxes}/${data.id}`
  headers = { 'X-Sandbox': data.id }
})

afterEach(() => send('DELETE', sandbox))

// Everybody of the cast logs in without a password here.
async function logIn(name) {
  const { data } = await send('POST', `${sandbox}/personas/${name}/login`)
  headers = { ...headers, Authorization: `Bearer ${data.token}` }
  return `/api/v1/users/${data.user_id}/carts/activity-booking`
}

async function addCourse(basket, slug) {
  const course = await send('GET', `/api/v1/activities/courses/${slug}?source=online`)
  const item = { purchasable_type: 'course', purchasable_id: course.data.id }
  return send('POST', `${basket}/items`, { items: [item] })
}

test('a basket keeps its places for a quarter of an hour', async () => {
  const basket = await logIn('carys')
  await addCourse(basket, 'badminton-from-scratch')
  const { data: clock } = await send('PATCH', `${sandbox}/clock`, { advance: 'PT16M' })
  assert.notDeepEqual(clock.ran, [], 'what happened on the way')
  assert.deepEqual((await send('GET', basket)).data.items, [])
})

test('a reset gives back the seed and the clock of now, `keep` leaves the clock where it is', async () => {
  const basket = await logIn('carys')
  await addCourse(basket, 'badminton-from-scratch')
  await send('PATCH', `${sandbox}/clock`, { advance: 'P7D' })
  const { data: kept } = await send('POST', `${sandbox}/reset`, { clock: 'keep' })
  assert.match(kept.now, /^2026-04-14/)
  await logIn('carys')
  assert.deepEqual((await send('GET', basket)).data.items, [])
})

test('a scenario is a starting state with a name', async () => {
  await send('POST', `${sandbox}/scenarios/last-place`, { parameters: { places: 2 } })
  await logIn('carys')
  const { data } = await send('GET', '/api/v1/activities/courses/last-place-trampolining?source=online')
  assert.equal(data.capacity.available, 2)
})

test('records of your own stand beside those of the seed, under ids that the seed does not have', async () => {
  const venue = {
    id: 90001,
    clientId: 1,
    slug: 'lakeside',
    name: 'Lakeside',
    descriptionHtml: '<p>A lake to swim in.</p>',
    address1: '1 Lake Road',
    address2: null,
    town: 'Wexbridge',
    area: 'Somerset',
    postcode: 'WX1 1AA',
    openingTimes: 'Mo-Su 07:00-21:00',
    latitude: 51.1,
    longitude: -2.9,
    timezone: 'Europe/London',
    campsAndCoursesEnabled: true,
    activitiesV2MigrationOn: '2025-01-01',
    phone: '01632 960000',
    email: 'lake@lakeside.example',
    pictureUrl: null,
    createdAt: '2026-01-05T09:00:00Z',
  }
  await send('DELETE', sandbox)
  const { data } = await send('POST', sandboxes, { id: sandbox.split('/').at(-1), data: { venues: [venue] } })
  assert.equal(`${sandboxes}/${data.id}`, sandbox)
  assert.equal((await send('GET', '/api/activities/venues/lakeside')).data.name, 'Lakeside')
})

/** Sends JSON and answers JSON. Control calls without a body need the header X-Sandbox, or a JSON content type. */
async function send(method, path, body) {
  const answer = await fetch(api + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}
