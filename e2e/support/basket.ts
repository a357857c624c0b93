import type { AddItem, ApiTypes, CartSource } from '@touchline/contract'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** Puts a course into a persona's basket without the site, for journeys that start later. */
export async function fillBasket(sandbox: Sandbox, persona: string, courseSlug: string): Promise<void> {
  const { id, send } = await sandbox.callAs(persona)
  const items = [await courseItem(sandbox, persona, courseSlug)]
  await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items })
}

/** A course as a basket item. */
export async function courseItem(sandbox: Sandbox, persona: string, courseSlug: string) {
  const { send } = await sandbox.callAs(persona)
  const courses = '/api/v1/activities/courses?source=online&per_page=100'
  const { data } = await send<ApiTypes['listCourses']['reply']>('GET', courses)
  const course = data.find(({ slug }) => slug === courseSlug)
  if (!course) throw new Error(`The seed has no course ${courseSlug}.`)
  return { purchasable_id: course.id, purchasable_type: 'course' }
}

/** Amina's basket with two separate days of a camp for Idris, and a lunch on each. */
export async function fillWithCampDays(sandbox: Sandbox): Promise<void> {
  const { id, send } = await sandbox.callAs('amina')
  const items = [await campDaysItem(sandbox, [0, 3])]
  await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items })
}

/** Days of a camp for Amina's Idris, counted from 0, as a basket item, with two of each extra that days can have. */
export async function campDaysItem(sandbox: Sandbox, days: readonly number[]) {
  const { id, send } = await sandbox.callAs('amina')
  const linked = await send<ApiTypes['listLinkedUsers']['reply']>('GET', `/api/v1/users/${id}/linked`)
  const idris = linked.data.find((link) => link.referenced_user.first_name === 'Idris')?.referenced_user.id ?? 0
  const path = `/api/v1/activities/camps/river-meadow-camp?source=online&selected_user_id=${idris}`
  const { data: camp } = await send<ApiTypes['readCamp']['reply']>('GET', path)
  const [telephone, lunch] = camp.custom_question_sections.flatMap(({ questions }) => questions)
  return {
    purchasable_id: camp.id,
    purchasable_type: 'camp',
    purchased_for_user_id: idris,
    booking_full_camp: false,
    camp_occurrence_ids: days.map((index) => camp.occurrences[index]?.id),
    activity_restriction_ids: [camp.occurrences[0]?.restrictions?.pre_purchase_waiver?.id],
    custom_question_answers: [
      { custom_question_id: telephone?.id ?? 0, answer: '07700 900111' },
      { custom_question_id: lunch?.id ?? 0, answer: lunch?.options[0]?.id ?? null },
    ],
    extras: camp.extras
      .filter((extra) => extra.whole_only !== true)
      .map((extra) => ({ pricing_option_id: extra.id, quantity: 2 })),
  }
}

/** The people who fill Amina's baskets, and which one each fills. */
type Filled = { readonly by: string; readonly source: CartSource }
const byHerself: Filled = { by: 'amina', source: 'activity-booking' }

type Thing = { readonly noun: 'courses' | 'camps'; readonly slug: string; readonly item: Partial<AddItem> }

/** Amina's basket with a course passed on to Safiya, who has not agreed to its waiver. */
export function courseThatChangedHands(sandbox: Sandbox, filled = byHerself): Promise<void> {
  return thingThatChangedHands(sandbox, filled, {
    noun: 'courses',
    slug: 'deep-water-confidence',
    item: { purchasable_type: 'course' },
  })
}

/** Amina's basket with a camp day passed on to Safiya after the answers and agreement for Idris. */
export async function campThatChangedHands(sandbox: Sandbox): Promise<void> {
  const { send } = await sandbox.callAs('amina')
  const path = '/api/v1/activities/camps/woods-and-water-fortnight?source=online'
  const { data: camp } = await send<ApiTypes['readCamp']['reply']>('GET', path)
  const [telephone, lunch] = camp.custom_question_sections.flatMap(({ questions }) => questions)
  const oneDay = { booking_full_camp: false, camp_occurrence_ids: [camp.occurrences[0]?.id ?? ''] }
  const answers = [
    { custom_question_id: telephone?.id ?? 0, answer: '07700 900111' },
    { custom_question_id: lunch?.id ?? 0, answer: lunch?.options[0]?.id ?? null },
  ]
  await thingThatChangedHands(sandbox, byHerself, {
    noun: 'camps',
    slug: 'woods-and-water-fortnight',
    item: { purchasable_type: 'camp', ...oneDay, custom_question_answers: answers },
  })
}

async function thingThatChangedHands(
  sandbox: Sandbox,
  { by, source }: Filled,
  { noun, slug, item: what }: Thing,
): Promise<void> {
  const { id } = await sandbox.callAs('amina')
  const { send } = await sandbox.callAs(by)
  const path = `/api/v1/activities/${noun}/${slug}?source=online`
  const { data: thing } = await send<ApiTypes['readCourse' | 'readCamp']['reply']>('GET', path)
  const linked = await send<ApiTypes['listLinkedUsers']['reply']>('GET', `/api/v1/users/${id}/linked`)
  const idOf = (name: string) =>
    linked.data.find((link) => link.referenced_user.first_name === name)?.referenced_user.id
  const basket = `/api/v1/users/${id}/carts/${source}/items`
  const waiver = thing.occurrences[0]?.restrictions?.pre_purchase_waiver?.id
  const item = { ...what, purchasable_id: thing.id, purchased_for_user_id: idOf('Idris') }
  const items = [{ ...item, activity_restriction_ids: [waiver] }]
  const { data: cart } = await send<ApiTypes['addItems']['reply']>('POST', basket, { items })
  const change = { data: { purchased_for_user_id: idOf('Safiya') } }
  await send('PUT', `${basket}/${cart.items[0]?.id ?? 0}`, change)
}

/** Adds an adult's ticket for tomorrow's first lane swim to a basket, `count` times one by one. */
export async function addSwims(sandbox: Sandbox, persona: string, count: number): Promise<void> {
  const { id, send } = await sandbox.callAs(persona)
  const at = '/api/activities/venue/ashcombe-leisure-centre'
  const times = await send<ApiTypes['listTimesV2']['reply']>(
    'GET',
    `${at}/activity/public-swims/v2/times?date=2026-04-08`,
  )
  const swim = times.data.find(({ name }) => name === 'Lane swim')
  const tickets = await send<ApiTypes['listTickets']['reply']>(
    'GET',
    `${at}/activity-category/public-swims/activity/${swim?.id}/tickets`,
  )
  const item = { purchasable_id: tickets.data[0]?.id, purchasable_type: 'activityTicket' }
  for (let added = 0; added < count; added++) {
    await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items: [item] })
  }
}

/** The first class of a name within the next days at the first venue, as a basket item. */
export async function classItem(sandbox: Sandbox, persona: string, called: string) {
  const { send } = await sandbox.callAs(persona)
  const within = 'starts_after=2026-04-08T00:00:00Z&starts_before=2026-04-11T00:00:00Z&venue_ids=1&per_page=100'
  const { data } = await send<ApiTypes['listOccurrences']['reply']>('GET', `/api/v1/activities/occurrences?${within}`)
  return { purchasable_id: data.find(({ name }) => name === called)?.id, purchasable_type: 'av2Booking' }
}

/** Adds the first free court of a day to a basket. */
export async function addCourt(sandbox: Sandbox, persona: string, day: string): Promise<void> {
  const { id, send } = await sandbox.callAs(persona)
  const courts = '/api/activities/venue/ashcombe-leisure-centre/activity/badminton-courts/v2/slots'
  const { data: slots } = await send<ApiTypes['listSlotsV2']['reply']>('GET', `${courts}?date=${day}`)
  const free = slots.find(({ action_to_show: { status } }) => status === 'book')
  const item = { purchasable_id: free?.id, purchasable_type: 'av2Booking', apply_benefit: true }
  await send('POST', `/api/v1/users/${id}/carts/activity-booking/items`, { items: [item] })
}

/** A logged-in persona with a course in the basket, at the checkout. */
export async function atCheckout(page: Page, sandbox: Sandbox, persona: string, courseSlug: string): Promise<void> {
  await fillBasket(sandbox, persona, courseSlug)
  await sandbox.logIn(persona)
  await page.goto('/basket/checkout')
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
}

/** Ids of a persona's orders. */
export async function ordersOf(sandbox: Sandbox, persona: string): Promise<readonly number[]> {
  const { id, send } = await sandbox.callAs(persona)
  const { data } = await send<ApiTypes['listOrders']['reply']>('GET', `/api/v1/users/${id}/orders?per_page=100`)
  return data.filter(({ status }) => status === 'success').map((order) => order.id)
}

/** Names of the items in a basket. */
export async function basketOf(sandbox: Sandbox, persona: string): Promise<readonly string[]> {
  const { id, send } = await sandbox.callAs(persona)
  const { data } = await send<ApiTypes['readCart']['reply']>('GET', `/api/v1/users/${id}/carts/activity-booking`)
  return data.items.map(({ name }) => name)
}

/** Adds a course in another tab of the same browser; answers that tab. */
export async function addInAnotherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/courses/location/porthwen-leisure-centre/yoga-and-pilates/pilates-foundations/book')
  await other.getByRole('button', { name: 'Add to basket' }).click()
  await expect(other.getByRole('heading', { name: 'Items were added to your basket' })).toBeVisible()
  return other
}
