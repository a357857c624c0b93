import { systemClock } from '@touchline/clock'
import { seedPassword } from '@touchline/seed'
import { remotePerson } from '../../support/remote-person.ts'
import {
  add,
  authorise,
  buy,
  courseIdOf,
  type Customer,
  customerAt,
  type OpenPayment,
  type Place,
  send,
} from './fill-platform.ts'

/** What a release said of its own data, which later builds have to say too. */
export type Facts = {
  /** When it was stopped, in epoch milliseconds. */
  readonly stoppedAt: number
  readonly sandboxes: readonly SandboxFacts[]
}

export type SandboxFacts = {
  readonly id: string
  /** How far its clock is ahead of real time, and whether it stands still. */
  readonly ahead: number
  readonly frozenAt: string | null
  readonly people: readonly PersonFacts[]
  /** Payments that wait for the bank. */
  readonly open: readonly OpenPayment[]
}

type State = { readonly id: number; readonly status: string }

export type PersonFacts = {
  readonly id: number
  readonly token: string
  readonly orders: readonly (State & { readonly total: number })[]
  readonly bookings: readonly State[]
  readonly packages: readonly number[]
  readonly waitlists: readonly State[]
  readonly basket: readonly string[]
}

const course = (id: string) => ({ purchasable_type: 'course', purchasable_id: id })

/** What a release answers about somebody. */
export async function factsOf(customer: Pick<Customer, 'id' | 'send' | 'token'>): Promise<PersonFacts> {
  const own = `/api/v1/users/${customer.id}`
  const list = async <Row>(url: string) => (await send<{ readonly data: readonly Row[] }>(customer, 'GET', url)).data
  const cart = `${own}/carts/activity-booking`
  const { data } = await send<{ readonly data: { readonly items: readonly { readonly name: string }[] } }>(
    customer,
    'GET',
    cart,
  )
  const orders = await list<{
    readonly id: number
    readonly status: string
    readonly total_paid: { readonly value: number }
  }>(`${own}/orders?per_page=100`)
  const bookings = await list<State>('/api/v1/activities/bookings?cancellation_source=customers&per_page=100')
  const packages = await list<State>(`${own}/packages`)
  const waitlists = await list<State>(`${own}/waitlists`)
  const stateOf = ({ id, status }: State): State => ({ id, status })
  return {
    id: customer.id,
    token: customer.token,
    orders: orders.map((order) => ({ ...stateOf(order), total: order.total_paid.value })),
    bookings: bookings.map(stateOf),
    packages: packages.map(({ id }) => id),
    waitlists: waitlists.map(stateOf),
    basket: data.items.map(({ name }) => name),
  }
}

/** Fills sandboxes of a release: purchases, waitlists, memberships, open payments, a fork, moved and frozen clocks. */
export async function fillSandboxes(place: Place): Promise<readonly SandboxFacts[]> {
  const visitor = remotePerson(place.server)
  const all = '/sandbox/v1/sandboxes'
  const persona = async (sandbox: string, name: string): Promise<Customer> => {
    const url = `${all}/${sandbox}/personas/${name}/login`
    type Login = { readonly data: { readonly user_id: number; readonly token: string } }
    const { data } = await send<Login>(visitor, 'POST', url)
    return customerAt({ ...place, headers: { 'x-sandbox': sandbox } }, data.user_id, data.token)
  }
  const people = (sandbox: string) =>
    Promise.all(['amina', 'ben', 'carys', 'gwen'].map((name) => persona(sandbox, name)))

  const inDefault = await fillOne(await people('default'))
  await send(visitor, 'POST', all, { id: 'ahead', scenario: 'last-place' })
  const inAhead = await fillOne(await people('ahead'))
  // The fork has orders and baskets, and no attempts that are open.
  await send(visitor, 'POST', `${all}/ahead/fork`, { id: 'forked' })
  await send(visitor, 'PATCH', `${all}/ahead/clock`, { advance: 'PT3M' })
  await send(visitor, 'PATCH', `${all}/forked/clock`, { advance: 'P3DT2H' })
  await send(visitor, 'PATCH', `${all}/forked/clock`, { frozen: true })
  const facts = async (id: string, open: readonly OpenPayment[]): Promise<SandboxFacts> => {
    type ClockFacts = { readonly data: { readonly now: string; readonly frozen: boolean } }
    const { now, frozen } = (await send<ClockFacts>(visitor, 'GET', `${all}/${id}/clock`)).data
    return {
      id,
      ahead: Date.parse(now) - systemClock.now(),
      frozenAt: frozen ? now : null,
      people: await Promise.all((await people(id)).map(factsOf)),
      open,
    }
  }
  return [await facts('default', inDefault), await facts('ahead', inAhead), await facts('forked', [])]
}

async function fillOne([amina, ben, carys, gwen]: readonly Customer[]): Promise<readonly OpenPayment[]> {
  if (!amina || !ben || !carys || !gwen) throw new Error('somebody of the cast is missing')
  // A course with 3-D Secure, and a membership.
  await add(carys, course(await courseIdOf(carys, 'badminton-from-scratch')))
  await buy(carys, 'challenge')
  await add(carys, { purchasable_type: 'membershipRenewal', purchasable_id: '1-2' })
  await buy(carys, 'good')
  type Waiting = { readonly data: readonly { readonly occurrence: { readonly occurrence_id: string } }[] }
  const { data: waiting } = await send<Waiting>(ben, 'GET', `/api/v1/users/${ben.id}/waitlists`)
  const occurrence = waiting[0]?.occurrence.occurrence_id
  const member = { data: { user_id: carys.id } }
  await send(carys, 'POST', `/api/v1/activities/occurrences/${occurrence}/waitlist/members`, member)
  // A basket that nobody has paid yet, and two payments that the bank has not answered.
  await add(gwen, course(await courseIdOf(gwen, 'badminton-from-scratch')))
  await add(amina, course(await courseIdOf(amina, 'pilates-foundations')))
  await add(ben, course(await courseIdOf(ben, 'pilates-foundations')))
  return [await authorise(amina, 'challenge'), await authorise(ben, 'challenge')]
}

/** Fills a platform without sandboxes: two customers of its own, a purchase and an open payment. */
export async function fillOwn(place: Place): Promise<readonly SandboxFacts[]> {
  const register = async (name: string): Promise<Customer> => {
    const username = `${name}@example.test`
    const visitor = remotePerson(place.server)
    await send(visitor, 'POST', '/api/auth/customer/register', {
      first_name: name,
      last_name: 'Tester',
      email: username,
      password: seedPassword,
      password_confirmation: seedPassword,
      date_of_birth: '1990-01-01',
      postcode: 'LS12AB',
      terms: true,
    })
    const login = { username, password: seedPassword }
    type Session = { readonly data: { readonly token: string; readonly user: { readonly id: number } } }
    const { data } = await send<Session>(visitor, 'POST', '/api/auth/customer/login', login)
    return customerAt(place, data.user.id, data.token)
  }
  const [first, second] = [await register('first'), await register('second')]
  const slug = 'first-strokes'
  await add(first, course(await courseIdOf(first, slug)))
  await buy(first, 'challenge')
  await add(second, course(await courseIdOf(second, slug)))
  const open = [await authorise(second, 'challenge')]
  return [{ id: 'default', ahead: 0, frozenAt: null, people: await Promise.all([first, second].map(factsOf)), open }]
}
