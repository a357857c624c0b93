import { type AddItem, type Cart, type CartSource, limits, PlatformError } from '@touchline/contract'
import { times } from '@touchline/money'
import { type Actor, getOwnerId, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../infra/store/repositories.ts'
import { priceAt, sessionsLeft } from '../courses/index.ts'
import { type CatalogueSchedule, readCatalogue } from '../occurrences/index.ts'
import { type AddContext, checkBookable, checkItem } from './check-item.ts'
import { getUnlocked } from './get-unlocked.ts'
import { renewHold } from './hold.ts'
import { readCartView } from './read-cart.ts'

type Addition = { readonly source: CartSource; readonly items: readonly AddItem[] }

/** An item that has been checked, with every id it needs. Ids are taken before the unit of work, which may run twice. */
type Planned = {
  readonly item: AddItem
  readonly entry: CatalogueSchedule
  readonly attendeeId: number
  readonly itemId: number
  readonly bundleId: number
  readonly extraIds: readonly number[]
  readonly bookingIds: readonly number[]
}

/**
 * Adds items to the basket, all or none; their places are held from now on. [P7-038, S7-073]
 * Throws `validation_failed` by field, `item_not_found`, `sold_out`, `already_booked`, `not_bookable`, `booking_blocked`,
 * `basket_locked`.
 */
export async function addItems(deps: Deps, actor: Actor, { source, items }: Addition): Promise<Cart> {
  const { store, clock, ids } = deps
  const now = clock.now()
  const basket = { userId: getOwnerId(actor), source }
  const add: AddContext = { ownerId: basket.userId, byStaff: isStaff(actor), channel: actor.channel, now }
  const checked = await store.read(async (reads) => {
    const catalogue = await readCatalogue(reads)
    const all = []
    for (const [index, item] of items.entries()) all.push(await checkItem(reads, catalogue, item, index, add))
    return all
  })
  const planned: Planned[] = []
  for (const { item, entry, attendeeId } of checked) {
    const left = sessionsLeft(entry, now)
    planned.push({
      item,
      entry,
      attendeeId,
      itemId: await ids.integer('cart_item'),
      bundleId: await ids.integer('booking_bundle'),
      extraIds: await ids.integers('cart_item', item.extras?.length ?? 0),
      bookingIds: await ids.integers('booking', left),
    })
  }
  const cartId = await ids.integer('cart')
  const cartUuid = ids.uuid()
  return store.write(async (tx) => {
    await tx.carts.insert({
      id: cartId,
      uuid: cartUuid,
      ...basket,
      extensionsLeft: limits.holdExtensions,
      createdAt: now,
    })
    const cart = await getUnlocked(tx, basket)
    for (const [index, plan] of planned.entries()) await writeLine(tx, cart.id, plan, index, add)
    if (cart.notices.length > 0) await tx.carts.setNotices(cart.id, [])
    await renewHold(tx, { ...cart, extensionsLeft: limits.holdExtensions }, deps)
    await takePlaces(tx, planned)
    return readCartView(tx, { ...basket, now })
  })
}

async function writeLine(tx: Tx, cartId: number, plan: Planned, index: number, add: AddContext): Promise<void> {
  const { item, entry, attendeeId, itemId, bundleId } = plan
  const { now, ownerId } = add
  const { attendee, agreed } = await checkBookable(tx, entry, attendeeId, item, index, add)
  const price = priceAt(entry, attendee, now)
  if (price === null) throw new PlatformError('not_bookable', { message: 'You do not qualify to book this.' })
  const left = entry.sessions.filter(({ startsAt }) => startsAt > now)
  const answers = item.custom_question_answers ?? []
  await tx.restrictions.agree(agreed.map((restrictionId) => ({ userId: attendeeId, restrictionId, agreedAt: now })))
  const line = { cartId, purchasedForUserId: attendeeId === ownerId ? null : attendeeId, createdAt: now }
  await tx.carts.insertItem({
    ...line,
    id: itemId,
    parentId: null,
    purchasableType: item.purchasable_type,
    scheduleId: entry.schedule.id,
    pricingOptionId: null,
    name: entry.schedule.name,
    quantity: 1,
    unitPrice: price,
    lineTotal: price,
    benefitApplied: attendee.isMember && entry.schedule.memberPrice !== null,
    priceNote: left.length < entry.sessions.length ? `${left.length} of ${entry.sessions.length} sessions left` : null,
    answers,
  })
  for (const [position, wanted] of (item.extras ?? []).entries()) {
    const extra = entry.extras.find(({ id }) => id === wanted.pricing_option_id)
    const id = plan.extraIds[position]
    if (!extra || id === undefined) throw new PlatformError('item_not_found')
    await tx.carts.insertItem({
      ...line,
      id,
      parentId: itemId,
      purchasableType: 'pricingOption',
      scheduleId: null,
      pricingOptionId: extra.id,
      name: extra.name,
      quantity: wanted.quantity,
      unitPrice: extra.price,
      lineTotal: times(extra.price, wanted.quantity),
      benefitApplied: false,
      priceNote: null,
      answers: [],
    })
  }
  await tx.bookings.reserve(
    {
      id: bundleId,
      scheduleId: entry.schedule.id,
      venueId: entry.venue.id,
      ownerId,
      userId: attendeeId,
      cartId,
      cartItemId: itemId,
      price,
      answers,
      createdAt: now,
    },
    left.map(({ id, startsAt, endsAt }, place) => ({
      id: plan.bookingIds[place] ?? 0,
      occurrenceId: id,
      startsAt,
      endsAt,
    })),
  )
}

/** The contended rows come last and in a fixed order: extras, then schedules, each by id. */
async function takePlaces(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const extras = planned.flatMap(({ item }) => item.extras ?? [])
  for (const { pricing_option_id: id, quantity } of extras.toSorted(
    (a, b) => a.pricing_option_id - b.pricing_option_id,
  )) {
    if (!(await tx.occurrences.takeExtra(id, quantity))) {
      throw new PlatformError('sold_out', { message: 'There are not enough of this extra left.' })
    }
  }
  const schedules = planned.map(({ entry }) => entry.schedule.id).toSorted()
  for (const id of schedules) {
    if (!(await tx.occurrences.reservePlace(id))) throw new PlatformError('sold_out')
  }
}
