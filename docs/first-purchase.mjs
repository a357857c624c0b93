// The first purchase through the API, call by call, with every name that cannot be guessed. With `npm start` running:
//
//   node docs/first-purchase.mjs
//
// API is where the platform is. It makes a sandbox, buys a course with a card that asks for a code, reads what was booked
// and deletes the sandbox. It needs Node and no package.

const api = process.env['API'] ?? 'http://localhost:4000'

// 1. A sandbox of one's own: the whole platform, with its own clock and its own data. Every later call names it in the
//    header X-Sandbox. Whoever names none uses the one called `default`.
const { data: sandbox } = await send('POST', '/sandbox/v1/sandboxes', { body: {} })
const headers = { 'X-Sandbox': sandbox.id }
say(`Sandbox ${sandbox.id}, where it is ${sandbox.now}`)

// 2. A login. The field is called `username` and takes an e-mail address or the number on a card. Everybody of the cast
//    has the one password (GET /sandbox/v1/personas lists them; POST …/personas/carys/login needs none).
//    The token goes into `Authorization: Bearer …`. Logins run on real time, whatever the sandbox's clock shows;
//    DELETE /sandbox/v1/sandboxes/{id}/logins ends them.
const { data: login } = await send('POST', '/api/auth/customer/login', {
  headers,
  body: { username: 'carys@example.test', password: 'Touchline-2026' },
})
Object.assign(headers, { Authorization: `Bearer ${login.token}` })
const userId = login.user.id
say(`Logged in as ${login.user.first_name}, user ${userId}`)

// 3. Something to book. `source` says on which channel one looks: `online`, or `foh` for staff at the desk. What can be
//    booked has the action `book`; without a login there is no action at all.
const { data: courses } = await send('GET', '/api/v1/activities/courses?source=online&per_page=100', { headers })
const course = courses.find(({ slug }) => slug === 'badminton-from-scratch')
say(`${course.name}, ${course.price.formatted}, ${course.capacity.available} places left`)

// 4. Into the basket. There is one for each cart source: courses, camps and sessions go into `activity-booking`.
//    An item names what it is (`purchasable_type`) and which one (`purchasable_id`). Its place is kept for 15 minutes.
const basketPath = `/api/v1/users/${userId}/carts/activity-booking`
await send('POST', `${basketPath}/items`, {
  headers,
  body: { items: [{ purchasable_id: course.id, purchasable_type: 'course' }] },
})
const { data: basket } = await send('GET', basketPath, { headers })
say(`Basket: ${basket.items.map(({ name }) => name).join(', ')}; to pay ${basket.balance.formatted}`)

// 5. The card. `prepare` answers a session at the gateway, valid for a few minutes. The card's number goes to the gateway
//    and nowhere else: a browser does that in the gateway's own form, a script exchanges the number for an identifier.
//    4242 4242 4242 4242 pays at once; 4000 0000 0000 3220 asks for a code; 4000 0000 0000 0002 is declined.
const preparation = await send('GET', '/api/checkout/prepare?source=activity-booking', { headers })
const gateway = new URL(preparation.config.url).origin
const { card_identifier: cardIdentifier } = await send('POST', '/gateway/v1/card-identifiers', {
  at: gateway,
  headers: { Authorization: `Bearer ${preparation.session_key}`, Origin: api },
  body: {
    card_details: {
      cardholder_name: 'Carys Evans',
      card_number: '4000000000003220',
      expiry_date: '1240',
      security_code: '123',
    },
  },
})

// 6. Authorise. `payments` says how the balance is paid: a card online has the `tender_type` `online` (`card` is the
//    terminal at the desk), what was set aside as credit has `credit`; together they are the balance, in pence.
//    `item_hash` is the basket's: if it has changed meanwhile, the answer is 409. `browser_details` is what banks ask for.
const payments = [{ tender_type: 'online', amount: basket.balance.value }]
const agreed = { item_hash: basket.item_hash, source: 'activity-booking', terms: true, completed_waivers: [], payments }
const authorisation = await send('POST', '/api/checkout/authorise', {
  headers,
  body: {
    ...agreed,
    session_key: preparation.session_key,
    card_identifier: cardIdentifier,
    billing_name: 'Carys Evans',
    first_name: 'Carys',
    last_name: 'Evans',
    address1: '88 High Street',
    city: 'Porthwen',
    postcode: 'PW3 6HB',
    country: 'GB',
    browser_details: {
      color_depth: 24,
      language: 'en-GB',
      screen_width: 1280,
      screen_height: 800,
      timezone_offset: 0,
    },
  },
})
say(`The card is ${authorisation.transaction_status}`)

// 7. The bank. `sca_required` comes with the address of the bank's page (`sca_url`), how to open it (`sca_method`) and
//    what to post there (`sca_data`). The page asks for a code, 123456, and ends with a form that brings `cres` back to
//    the platform at an address of this payment: that is where `cres` comes from. A browser posts it by itself.
const challenge = await postForm(authorisation.sca_url, authorisation.sca_data)
const [, decide] = /action="(\/gateway\/acs\/challenge\/[^"]+)"/.exec(challenge) ?? []
const wayBack = await postForm(new URL(decide, gateway).href, { otp: '123456' })
const [, returnAddress] = /<form[^>]*action="([^"]+)"/.exec(wayBack) ?? []
const returned = [...wayBack.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)]
await postForm(returnAddress, Object.fromEntries(returned.map(([, name, value]) => [name, value])))

// 8. The client reports that its customer is back, and hears what the payment has come to. `sca_result` takes the `cres`;
//    here the bank's form brought that to the platform itself, so the hint `authorised` is enough. The platform asks the
//    gateway in any case.
const report = await send('POST', `/api/payment-providers/sca-completion/${authorisation.transaction_id}`, {
  headers,
  body: { transaction_uuid: authorisation.transaction_uuid, sca_result: 'authorised' },
})
say(`After the bank it is ${report.status}`)

// 9. Complete: the money is taken and the order made. Asked twice, it answers the same order twice.
const completion = await send('POST', '/api/checkout/complete', {
  headers,
  body: { ...agreed, transaction_uuid: authorisation.transaction_uuid },
})
const { data: order } = await send('GET', `/api/v1/users/${userId}/orders/${completion.order_id}`, { headers })
say(`Order ${order.id}: ${order.status}`)

// 10. What was booked. `cancellation_source` says who would cancel (`customers`, `my-account`, `foh`), because what can
//     be cancelled until when depends on it.
const { data: bookings } = await send('GET', '/api/v1/activities/bookings?cancellation_source=customers', { headers })
say(`${bookings.length} bookings; the first can ${bookings[0].cancellation.can_cancel ? '' : 'not '}be cancelled`)

// 11. Time passes when told to, with everything that happens on the way; a reset gives back seed and clock.
const { data: clock } = await send('PATCH', `/sandbox/v1/sandboxes/${sandbox.id}/clock`, {
  headers,
  body: { advance: 'P7D' },
})
say(`A week later it is ${clock.now}`)

await send('DELETE', `/sandbox/v1/sandboxes/${sandbox.id}`, { headers })
say('The sandbox has been deleted')

/** Sends JSON and answers JSON; ends the script with the refusal's own words. */
async function send(method, path, { at = api, headers: more = {}, body } = {}) {
  const answer = await fetch(at + path, {
    method,
    headers: { ...more, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Posts a form, as a browser does from a page, and answers the page that comes next. */
async function postForm(address, fields) {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  const page = await answer.text()
  if (!answer.ok) throw new Error(`POST ${address}: ${answer.status} ${page}`)
  return page
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
