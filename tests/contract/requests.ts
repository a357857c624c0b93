import type { ApiName } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { courses } from '../payments/stage.ts'
import { addCourse, courseCalled } from '../support/basket.ts'
import { gatewayRequests } from './gateway-requests.ts'
import { nouns } from './nouns.ts'
import { paymentRequests } from './payment-requests.ts'
import { timetableRequests } from './timetable-requests.ts'
import { staffRequests } from './staff-requests.ts'
import { attendeeRequests, waitlistRequests } from './waiting-requests.ts'
import { dataOf, type Request, type Scene, sender } from './scene.ts'

type Row = { readonly id: number }

const source = 'activity-booking'
const registration = {
  first_name: 'Nia',
  last_name: 'Price',
  email: 'nia@example.test',
  password: 'a long password',
  password_confirmation: 'a long password',
  date_of_birth: '1990-02-28',
  postcode: 'PW3 6HB',
  terms: true,
}

const site = {
  readTheme: ({ asVisitor }) => asVisitor('readTheme', { query: { venue: 'millwick-sports-village' } }),
  readClient: ({ asVisitor }) => asVisitor('readClient'),
  readFooter: ({ asVisitor }) => asVisitor('readFooter', { query: { venue: 'porthwen-leisure-centre' } }),
  listVenues: ({ asVisitor }) => asVisitor('listVenues', { query: { latitude: 51, longitude: -2.8, radius: 30 } }),
  readVenue: ({ asVisitor }) => asVisitor('readVenue', { params: { venue: 'porthwen-leisure-centre' } }),
  listActivities: ({ asVisitor }) => asVisitor('listActivities', { query: { search: 'badminton' } }),
  listBookableCategories: ({ asVisitor }) => asVisitor('listBookableCategories', { params: { venue: 1 } }),
  readBookableCategory: ({ asVisitor }) =>
    asVisitor('readBookableCategory', { params: { venue: 1, category: 'swimming-lessons' } }),
  listCourses: ({ asAmina }) => asAmina('listCourses', { query: { source: 'online', per_page: 100 } }),
  listStartingSoon: ({ asAmina }) => asAmina('listStartingSoon', { query: { source: 'online' } }),
  readCourse: ({ asAmina }) =>
    asAmina('readCourse', { params: { idOrSlug: 'tumblers-6-to-9' }, query: { source: 'online' } }),
  listCamps: ({ asAmina }) => asAmina('listCamps', { query: { source: 'online', per_page: 100 } }),
  readCamp: ({ asAmina }) =>
    asAmina('readCamp', { params: { idOrSlug: 'river-meadow-camp' }, query: { source: 'online' } }),
  async listRestrictions({ platform }) {
    return sender(await platform.as('ellie'))('listRestrictions', { query: { search: 'climb' } })
  },
  readRestriction: ({ asVisitor }) => asVisitor('readRestriction', { params: { id: 1 } }),
  readLive: ({ asVisitor }) => asVisitor('readLive'),
  async readReady({ asVisitor, platform }) {
    await platform.host.ensureDefault()
    return asVisitor('readReady')
  },
} as const satisfies Readonly<Record<string, Request>>

const account = {
  login: ({ asVisitor }) => asVisitor('login', { body: { username: 'amina@example.test', password: seedPassword } }),
  logout: ({ asAmina }) => asAmina('logout'),
  register: ({ asVisitor }) => asVisitor('register', { body: registration }),
  requestPasswordReset: ({ asVisitor }) =>
    asVisitor('requestPasswordReset', { body: { email_or_reference: 'amina@example.test' } }),
  readUser: ({ asAmina }) => asAmina('readUser'),
  listLinkedUsers: ({ asAmina, amina }) => asAmina('listLinkedUsers', { params: { userId: amina.id } }),
  listBookings: ({ asAmina }) =>
    asAmina('listBookings', { query: { cancellation_source: 'customers', status: ['settled', 'cancelled'] } }),
  async readBooking(scene) {
    const id = firstId(await account.listBookings(scene))
    return scene.asAmina('readBooking', { params: { id }, query: { cancellation_source: 'my-account' } })
  },
  async readBookingBundle(scene) {
    const { booking_bundle_context: context } = await campSession(scene)
    return scene.asAmina('readBookingBundle', {
      params: { id: context?.id ?? 0 },
      query: { cancellation_source: 'customers' },
    })
  },
  async cancelBooking(scene) {
    const { id: bookingId } = await campSession(scene)
    return scene.asAmina('cancelBooking', { params: { bookingId }, query: { source: 'bookings' } })
  },
  async updateBookings(scene) {
    const { id } = await campSession(scene)
    const data = { update_type: 'cancellation', cancellation_source: 'my-account', booking_ids: [id] }
    return scene.asAmina('updateBookings', { body: { data } })
  },
  async updateAttendance(scene) {
    const query = { cancellation_source: 'customers', starts_before: '2026-04-07T09:00:00Z' }
    const bookings = await scene.asAmina('listBookings', { query })
    const ellie = sender(await scene.platform.as('ellie'))
    return ellie('updateAttendance', { body: { data: { booking_ids: [firstId(bookings)], status: 'attended' } } })
  },
  async moveBooking(scene) {
    const { id, occurrence_id: from } = await campSession(scene)
    const { occurrences } = dataOf<{ occurrences: readonly { id: string }[] }>(
      await scene.asAmina('readCamp', { params: { idOrSlug: 'river-meadow-camp' }, query: { source: 'online' } }),
    )
    const to = occurrences.find((occurrence) => occurrence.id !== from)?.id
    return scene.asAmina('moveBooking', { params: { id }, body: { data: { occurrence_id: to } } })
  },
  async listMoves(scene) {
    const { id } = await campSession(scene)
    return scene.asAmina('listMoves', { params: { id }, query: { cancellation_source: 'customers' } })
  },
  listCredits: ({ asAmina, amina }) => asAmina('listCredits', { params: { userId: amina.id } }),
  async resendConfirmation(scene) {
    const orderId = firstId(await account.listOrders(scene))
    return scene.asAmina('resendConfirmation', { params: { userId: scene.amina.id, orderId } })
  },
  async readAcceptedTerms(scene) {
    const orderId = firstId(await account.listOrders(scene))
    return scene.asAmina('readAcceptedTerms', { params: { userId: scene.amina.id, orderId } })
  },
  async readOrderAtDesk(scene) {
    const orderId = firstId(await account.listOrders(scene))
    return scene.asEllie('readOrderAtDesk', { params: { orderId } })
  },
  async refundOrder(scene) {
    const orderId = firstId(await account.listOrders(scene))
    const body = { refunds: [{ tender_type: 'credit', amount: 100 }], reason: 'The hall was cold' }
    return scene.asEllie('refundOrder', { params: { orderId }, body })
  },
  findCustomers: ({ asEllie }) => asEllie('findCustomers', { query: { search: 'rahman' } }),
  listTills: ({ asEllie }) => asEllie('listTills'),
  async openTill(scene) {
    const farid = sender(await scene.platform.as('farid'))
    return farid('openTill', { body: { venue_id: 1 } })
  },
  closeTill: ({ asEllie }) => asEllie('closeTill', { params: { tillId: 1 } }),
  listOrders: ({ asAmina, amina }) => asAmina('listOrders', { params: { userId: amina.id } }),
  async readOrder(scene) {
    const orderId = firstId(await account.listOrders(scene))
    return scene.asAmina('readOrder', { params: { userId: scene.amina.id, orderId } })
  },
} as const satisfies Readonly<Record<string, Request>>

async function itemsOf({ amina }: Scene) {
  return { items: [{ purchasable_id: (await courseCalled(amina, courses.pilates)).id, purchasable_type: 'course' }] }
}

const basket = {
  async readCart(scene) {
    await itemInBasket(scene)
    return scene.asAmina('readCart', { params: scene.basket })
  },
  addItems: async (scene) => scene.asAmina('addItems', { params: scene.basket, body: await itemsOf(scene) }),
  quoteItems: async (scene) => scene.asAmina('quoteItems', { params: scene.basket, body: await itemsOf(scene) }),
  async updateItem(scene) {
    const cartItemId = await itemInBasket(scene)
    const params = { ...scene.basket, cartItemId }
    return scene.asAmina('updateItem', { params, body: { data: { quantity: 1 } } })
  },
  async removeItem(scene) {
    const cartItemId = await itemInBasket(scene)
    return scene.asAmina('removeItem', { params: { ...scene.basket, cartItemId } })
  },
  async removeBenefit(scene) {
    const cartItemId = await itemInBasket(scene)
    return scene.asAmina('removeBenefit', { params: { cartItemId }, query: { source } })
  },
  async removePackageUsage(scene) {
    const cartItemId = await itemInBasket(scene)
    return scene.asAmina('removePackageUsage', { params: { cartItemId }, query: { source } })
  },
  clearCart: ({ asAmina, basket: params }) => asAmina('clearCart', { params }),
  async extendHold(scene) {
    await itemInBasket(scene)
    return scene.asAmina('extendHold', { params: scene.basket })
  },
  async addLostAgain(scene) {
    await itemInBasket(scene)
    await scene.platform.advance('PT15M')
    return scene.asAmina('addLostAgain', { params: scene.basket })
  },
  async applyCredit(scene) {
    await itemInBasket(scene)
    return scene.asAmina('applyCredit', { body: { source, credits: [{ type: 'general', amount: 100 }] } })
  },
} as const satisfies Readonly<Record<string, Request>>

const penalties = {
  async listPenalties({ platform }) {
    const dylan = await platform.as('dylan')
    return sender(dylan)('listPenalties', { params: { userId: dylan.id } })
  },
  async createCharge({ platform, amina }) {
    const data = { purchasable_type: 'debt' as const, amount: 500, reason: 'Shop, left to be paid' }
    return sender(await platform.as('ellie'))('createCharge', { params: { userId: amina.id }, body: { data } })
  },
} as const satisfies Readonly<Record<string, Request>>

const memberships = {
  listMembershipTypes: ({ asVisitor }) => asVisitor('listMembershipTypes', { params: { venue: 1 } }),
  readMembershipType: ({ asVisitor }) => asVisitor('readMembershipType', { params: { venue: 1, membershipTypeId: 1 } }),
} as const satisfies Readonly<Record<string, Request>>

const packages = {
  listPackages: ({ asAmina }) => asAmina('listPackages', { params: { source: 'online', venue: 1 } }),
  readPackage: ({ asVisitor }) => asVisitor('readPackage', { params: { source: 'online', venue: 1, packageId: 2 } }),
  listOwnedPackages: ({ asAmina, amina }) => asAmina('listOwnedPackages', { params: { userId: amina.id } }),
} as const satisfies Readonly<Record<string, Request>>

const control = {
  async listSandboxes({ asVisitor, platform }) {
    await platform.host.ensureDefault()
    return asVisitor('listSandboxes')
  },
  async createSandbox({ asVisitor, platform }) {
    const created = await asVisitor('createSandbox', { body: { scenario: 'last-place', at: '2026-04-07T12:00:00Z' } })
    await platform.host.sandboxes.delete(dataOf<{ id: string }>(created).id)
    return created
  },
  readSandbox: ({ asVisitor, sandbox }) => asVisitor('readSandbox', { params: sandbox }),
  async deleteSandbox({ asVisitor, platform }) {
    const { id } = await platform.host.sandboxes.create(`${platform.sandbox}-gone`, {})
    return asVisitor('deleteSandbox', { params: { id } })
  },
  resetSandbox: ({ asVisitor, sandbox }) => asVisitor('resetSandbox', { params: sandbox }),
  async forkSandbox({ asVisitor, sandbox, platform }) {
    const id = `${platform.sandbox}-fork`
    const forked = await asVisitor('forkSandbox', { params: sandbox, body: { id } })
    await platform.host.sandboxes.delete(id)
    return forked
  },
  readClock: ({ asVisitor, sandbox }) => asVisitor('readClock', { params: sandbox }),
  async moveClock(scene) {
    await itemInBasket(scene)
    return scene.asVisitor('moveClock', { params: scene.sandbox, body: { advance: 'PT1H' } })
  },
  async listUpcoming(scene) {
    await itemInBasket(scene)
    return scene.asVisitor('listUpcoming', { params: scene.sandbox })
  },
  listScenarios: ({ asVisitor }) => asVisitor('listScenarios'),
  applyScenario: ({ asVisitor, sandbox }) =>
    asVisitor('applyScenario', { params: { ...sandbox, name: 'last-place' }, body: { parameters: { places: 2 } } }),
  listPersonas: ({ asVisitor }) => asVisitor('listPersonas'),
  endLogins: ({ asVisitor, sandbox }) => asVisitor('endLogins', { params: sandbox }),
  loginPersona: ({ asVisitor, sandbox }) => asVisitor('loginPersona', { params: { ...sandbox, name: 'gwen' } }),
  async listMails(scene) {
    await account.requestPasswordReset(scene)
    return scene.asVisitor('listMails', { params: scene.sandbox })
  },
  async listEvents(scene) {
    await account.register(scene)
    return scene.asVisitor('listEvents', { params: scene.sandbox })
  },
  async readMail(scene) {
    const mailId = firstId(await control.listMails(scene))
    return scene.asVisitor('readMail', { params: { ...scene.sandbox, mailId } })
  },
  listFaults: ({ asVisitor, sandbox }) => asVisitor('listFaults', { params: sandbox }),
  addFault: ({ asVisitor, sandbox }) =>
    asVisitor('addFault', { params: sandbox, body: { match: { operation: 'release' }, effect: 'http_503' } }),
  clearFaults: ({ asVisitor, sandbox }) => asVisitor('clearFaults', { params: sandbox }),
  listJournal: ({ asVisitor, sandbox }) => asVisitor('listJournal', { params: sandbox }),
  checkInvariants: ({ asVisitor, sandbox }) => asVisitor('checkInvariants', { params: sandbox }),
} as const satisfies Readonly<Record<string, Request>>

const requests: Readonly<Partial<Record<ApiName, Request>>> = Object.assign({}, ...nouns.map((noun) => noun.requests), {
  ...site,
  ...account,
  ...basket,
  ...waitlistRequests,
  ...attendeeRequests,
  ...penalties,
  ...memberships,
  ...packages,
  ...control,
  ...paymentRequests,
  ...gatewayRequests,
  ...timetableRequests,
  ...staffRequests,
})

/** A successful request for a call. Throws for a call that no noun's tests ask for. */
export function requestFor(name: ApiName): Request {
  const request = requests[name]
  if (!request) throw new Error(`${name} is not asked for: add it to the in-the-contract.ts of its noun`)
  return request
}

async function itemInBasket({ amina }: Scene): Promise<number> {
  const { items } = await addCourse(amina, courses.badminton)
  return items[0]?.id ?? 0
}

type Session = { readonly id: number; readonly occurrence_id: string; readonly booking_bundle_context: Row | null }

/** A camp day that was bought alone. */
async function campSession({ asAmina }: Scene): Promise<Session> {
  const bookings = dataOf<readonly (Session & { readonly booking_type: string })[]>(
    await asAmina('listBookings', { query: { cancellation_source: 'customers', per_page: 100 } }),
  )
  const found = bookings.find((booking) => booking.booking_type === 'camps')
  if (!found) throw new Error('the seed has no such booking')
  return found
}

function firstId(reply: Parameters<typeof dataOf>[0]): number {
  return dataOf<readonly Row[]>(reply)[0]?.id ?? 0
}
