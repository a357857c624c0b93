import {
  askForClosing,
  type Closing,
  createCharge,
  findCustomers,
  joinWaitlist,
  listBookings,
  listPackages,
  login,
  readClosing,
  readOccurrence,
  readOrderAtDesk,
  readUser,
  register,
  stopClosing,
} from '@touchline/contract'
import { publishedPolicies, seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { addItems, joinWaitlist as waitFor } from '@touchline/server'
import { session } from '../bookings/programme.ts'
import { alone, bookerOn, policyStages } from '../bookings/stage.ts'
import type { Stage } from '../payments/stage.ts'
import { customer, ending } from '../places/attempts.ts'
import type { Person } from '../support/person.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { calendarOf, close, downloadOf, mailsOf, open } from './account.ts'

const opened = policyStages('closing', publishedPolicies.feeBeforeNext)
const untilClosed = 'P14DT1M'

const closingOf = async (person: Person): Promise<Closing> => (await person.call(readClosing, {})).data
const logIn = ({ visitor }: TestPlatform, name: string) =>
  visitor.send({
    method: 'POST',
    url: login.path,
    payload: { username: `${name}@example.test`, password: seedPassword },
  })

async function takenAt({ platform }: Stage, occurrenceId: string): Promise<number> {
  const { data } = await platform.visitor.call(readOccurrence, {
    params: { occurrenceId },
    query: { source: 'online' },
  })
  return data.capacity.consumed
}

/** Remaining rows about a person in the tables that name people. */
async function leftOf({ host, sandbox }: TestPlatform, userId: number, email: string) {
  const { store } = await host.sandboxes.open(sandbox)
  return store.read(async (reads) => ({
    user: await reads.users.byId({ id: userId }),
    mails: (await reads.outbox.newest({ limit: 500, offset: 0 }))
      .filter(({ to }) => to === email)
      .map(({ kind }) => kind),
    holders: (await reads.payments.listTransactions()).map(
      ({ cardholderName, cardToken }) => cardholderName ?? cardToken,
    ),
    cards: (await reads.payments.listSavedCards()).filter((card) => card.userId === userId),
    logins: await reads.data.logins({ userId }),
    credit: (await reads.data.credits({ userId })).filter(({ remaining }) => remaining > 0),
  }))
}

describe('[O-265] asking to close an account', () => {
  test('needs the password again, lists what ends, and is confirmed by mail', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const wrong = await amina.refusal(askForClosing, { body: { data: { password: 'not this one' } } })
    expect(wrong).toMatchObject({ status: 422, errors: { password: expect.any(Array) as unknown } })
    expect((await closingOf(amina)).asked_at).toBeNull()
    const { data } = await close(amina)
    expect(data).toMatchObject({ asked_at: '2026-04-07T09:00:00Z', takes_effect_at: '2026-04-21T09:00:00Z' })
    const query = { cancellation_source: 'my-account' as const, per_page: 100, starts_after: '2026-04-07T09:00:00Z' }
    const booked = (await amina.call(listBookings, { query: { ...query, status: ['settled'] } })).data
    expect(data.ends.bookings.map(({ id }) => id)).toEqual(expect.arrayContaining(booked.map(({ id }) => id)))
    expect(data.ends.people).toContain('Safiya')
    const { data: user } = await amina.call(readUser, {})
    expect(data.ends.credit).toEqual(user.credit.balance)
    const mails = await mailsOf(platform, 'closing-asked')
    expect(mails.map(({ to }) => to)).toEqual(['amina@example.test'])
    expect(mails[0]?.text).toContain('Tuesday 21 April')
  })

  test('can be stopped until the last day, and asked again the first date stays', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    await close(carys)
    await platform.advance('P3D')
    expect((await close(carys)).data.takes_effect_at).toBe('2026-04-21T09:00:00Z')
    expect(await mailsOf(platform, 'closing-asked')).toHaveLength(1)
    await platform.advance('P10D')
    await carys.call(stopClosing, {})
    await carys.call(stopClosing, {})
    await platform.advance('P10D')
    expect((await closingOf(carys)).asked_at).toBeNull()
    expect((await carys.call(readUser, {})).data.first_name).toBe('Carys')
  })

  test('[O-558] a customer who keeps the account gets a mail that says so, once', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    await carys.call(stopClosing, {})
    expect(await mailsOf(platform, 'closing-stopped')).toEqual([])
    await close(carys)
    await carys.call(stopClosing, {})
    await carys.call(stopClosing, {})
    const mails = await mailsOf(platform, 'closing-stopped')
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account at Fairwater Leisure stays open'])
    expect(mails[0]?.text).toContain("It won't be closed")
  })

  test('is refused to staff', async () => {
    const platform = await startPlatform()
    expect(
      await (await platform.as('ellie')).refusal(askForClosing, { body: { data: { password: seedPassword } } }),
    ).toMatchObject({
      status: 409,
      code: 'closing_not_possible',
    })
  })
})

describe('[O-266] a closing that has to wait says why', () => {
  test('for money owed', async () => {
    const platform = await startPlatform()
    const [carys, ellie] = [await platform.as('carys'), await platform.as('ellie')]
    const charge = { purchasable_type: 'collectableFee', amount: 300, reason: 'A lost key' } as const
    await ellie.call(createCharge, { params: { userId: carys.id }, body: { data: charge } })
    expect((await close(carys)).data).toMatchObject({ waits_for: ['money_owed'], ends: { owed: { value: 300 } } })
    await platform.advance('P16D')
    expect(await closingOf(carys)).toMatchObject({ waits_for: ['money_owed'] })
    const mails = await mailsOf(platform, 'closing-waits')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('You have something to pay.')
  })

  test('for a booking that can only be cancelled for a fee: it takes place first', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    await carys.book(alone(session(1)))
    await stage.advance('PT6H')
    await close(carys.person)
    await stage.advance('P14DT1H')
    expect(await closingOf(carys.person)).toMatchObject({ waits_for: ['booking_too_late'] })
    expect((await carys.at(session(1))).status).toBe('settled')
    await stage.advance('PT4H')
    expect((await logIn(stage.platform, 'carys')).status).toBe(401)
    await stage.settle()
  })

  test('for a payment that is not decided', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    await close(carys.person)
    await stage.advance('P13DT23H55M')
    await carys.put(alone(session(9)))
    await carys.customer.authorise('4242424242424242')
    expect(await closingOf(carys.person)).toMatchObject({ waits_for: ['payment_under_way'] })
    await stage.advance('PT10M')
    await carys.person.call(readUser, {})
    await stage.settle()
  })
})

describe('[O-267] a closed account', () => {
  test('gives places back, refunds the card, ends waits, credit and links, and keeps orders without a name', async () => {
    const stage = await opened()
    const { platform } = stage
    const carys = await bookerOn(stage, 'carys')
    const orderId = await carys.book(alone(session(5)))
    const taken = await takenAt(stage, session(5))
    const { id: userId } = carys.person
    await close(carys.person)
    await stage.advance(untilClosed)
    await stage.settle()
    expect(await takenAt(stage, session(5))).toBe(taken - 1)
    const ellie = await platform.as('ellie')
    const { data: order } = await ellie.call(readOrderAtDesk, { params: { orderId } })
    expect(order).toMatchObject({ status: 'success', customer_name: 'Closed account', refund_status: 'full' })
    expect(order.refunds).toMatchObject([{ tender_type: 'online', amount: { value: 850 }, status: 'succeeded' }])
    const left = await leftOf(platform, userId, 'carys@example.test')
    expect(left).toMatchObject({ mails: ['account-closed'], holders: [null], cards: [], logins: [], credit: [] })
    const details = ['email', 'phone', 'bornOn', 'passwordHash', 'barcode', 'homeVenueId', 'gender', 'title'] as const
    expect(details.map((detail) => left.user?.[detail])).toEqual(details.map(() => null))
    expect(JSON.stringify(left.user)).not.toMatch(/Carys|Evans/i)
    const { data: found } = await ellie.call(findCustomers, { query: { search: 'carys' } })
    expect(found.customers).toEqual([])
    const mails = await mailsOf(platform, 'account-closed')
    expect(mails.map(({ to }) => to)).toEqual(['carys@example.test'])
  })

  test('logs in nowhere any more, has no calendar and no download, and its address can register anew', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    const [calendar, link] = [await calendarOf(carys), await downloadOf(platform, carys)]
    await close(carys)
    await platform.advance('P6D')
    const again = await platform.as('carys')
    const fresh = await downloadOf(platform, again)
    await platform.advance('P8D')
    expect(await again.refusal(readUser, {})).toMatchObject({ status: 401 })
    expect((await logIn(platform, 'carys')).status).toBe(401)
    for (const url of [calendar, link, fresh]) expect((await open(platform, url)).statusCode).toBe(404)
    const form = {
      first_name: 'Carys',
      last_name: 'Evans',
      email: 'carys@example.test',
      password: 'another-fine-word',
      password_confirmation: 'another-fine-word',
      date_of_birth: '1990-02-28',
      postcode: 'PW3 6HB',
      terms: true,
    }
    const { data } = await platform.visitor.call(register, { query: {}, body: form })
    expect(data.user.id).not.toBe(carys.id)
  })

  test('[O-549] books nothing more, also by a request that was under way', async () => {
    const stage = await opened()
    const { platform } = stage
    const carys = await platform.as('carys')
    const taken = await takenAt(stage, session(5))
    await close(carys)
    await stage.advance(untilClosed)
    const place = await platform.host.sandboxes.open(platform.sandbox)
    const adding = { source: 'activity-booking', items: [alone(session(5))] } as const
    expect(await ending(addItems(place, customer(carys.id), adding))).toBe('item_not_found')
    expect(await takenAt(stage, session(5))).toBe(taken)
  })

  test('[O-549] neither waits for a place nor buys a package, also by a request that was under way', async () => {
    const stage = await opened()
    const { platform } = stage
    for (const name of ['amina', 'ellie', 'gwen'] as const) await (await bookerOn(stage, name)).book(alone(session(7)))
    const ben = await platform.as('ben')
    const { data: packages } = await ben.call(listPackages, { params: { source: 'online', venue: '1' }, query: {} })
    await close(ben)
    await stage.advance(untilClosed)
    const place = await platform.host.sandboxes.open(platform.sandbox)
    const waiting = { occurrenceId: session(7), userId: ben.id }
    expect(await ending(waitFor(place, customer(ben.id), waiting))).toBe('item_not_found')
    const item = { purchasable_type: 'pricingOption' as const, purchasable_id: packages[0]?.pricing_option.id ?? 0 }
    const adding = { source: 'activity-booking' as const, items: [item] }
    expect(await ending(addItems(place, customer(ben.id), adding))).toBe('item_not_found')
  })

  test('ends with its dependants, and leaves people with a login of their own alone', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const { data } = await close(amina)
    expect(data.waits_for).toEqual([])
    await platform.advance('P15D')
    expect((await logIn(platform, 'amina')).status).toBe(401)
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    const names = await store.read((reads) => reads.users.namesOf({ ids: [amina.id, 9] }))
    expect(names.map(({ firstName }) => firstName)).toEqual(['Closed', 'Closed'])
    for (const other of ['ben', 'carys', 'gwen']) expect((await logIn(platform, other)).status).toBe(200)
    const credit = await store.read((reads) => reads.credits.usableBy({ userId: amina.id, now: 0 }))
    expect(credit).toEqual([])
  })

  test('goes from its waitlists, and its place goes to who is next', async () => {
    const stage = await opened()
    const { platform } = stage
    const bookers = [await bookerOn(stage, 'amina'), await bookerOn(stage, 'ellie'), await bookerOn(stage, 'carys')]
    for (const who of bookers) await who.book(alone(session(7)))
    const ben = await platform.as('ben')
    const gwen = await platform.as('gwen')
    for (const { id, call } of [ben, gwen]) {
      await call(joinWaitlist, { params: { occurrenceId: session(7) }, body: { data: { user_id: id } } })
    }
    for (const who of [ben, bookers[2]?.person ?? ben]) await close(who)
    await stage.advance(untilClosed)
    await stage.settle()
    const offers = (await mailsOf(platform, 'waitlist')).map(({ to, subject }) => `${to} ${subject}`)
    expect(offers).toContain('gwen@example.test Your place is waiting: evening-spin')
    expect(offers.join()).not.toContain('ben@')
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    expect(await store.read((reads) => reads.waitlists.liveOfUsers({ userIds: [ben.id] }))).toEqual([])
  })
})
