import { type AnsweredQuestion, type BookingBundle, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { readSchedules, type Schedule } from '../../schedules/index.ts'
import { currencyOf } from '../../site/index.ts'
import { presentBookings, type Viewing } from '../present-bookings.ts'
import type { BundleRow } from '../../reservations/index.ts'
import { isVisible, visibleUsers } from '../visible.ts'

/** Loads a bundle with its answers and extras. Throws `item_not_found`. */
export async function readBundle(
  reads: Reads,
  actor: Actor,
  { id, ...view }: Viewing & { readonly id: number },
): Promise<Unworded<BookingBundle>> {
  const [bundle] = await reads.bookings.bundlesByIds({ ids: [id] })
  const visible = await visibleUsers(reads, actor)
  if (!bundle || !isVisible(bundle, visible)) throw new PlatformError('item_not_found')
  const schedule = (await readSchedules(reads, [bundle.scheduleId])).get(bundle.scheduleId)
  const rows = await reads.bookings.ofBundles({ bundleIds: [id] })
  const bookings = await presentBookings(
    reads,
    rows.map((row) => row.id),
    view,
  )
  // The next cancellable booking represents the bundle: a course as a whole, a camp from its next session.
  const leading = bookings.find(({ cancellation }) => cancellation.can_cancel) ?? bookings.at(-1)
  if (!schedule || !leading) throw new PlatformError('item_not_found')
  const currency = currencyOf(await reads.site.getClient())
  const { row, venue, category } = schedule
  return {
    id,
    status: bundle.status,
    booking_type: row.bookingType,
    schedule_id: row.id,
    name: row.name,
    description: row.description,
    venue: venue.wire,
    category: category.wire,
    instructors: row.instructors.map(({ name }) => name),
    bookings,
    // The price is not final while the places are only held. [P3-127]
    total_price: bundle.status === 'reserved' ? null : presentPrice(bundle.price, currency),
    cancellation: leading.cancellation,
    custom_question_sections: answered(schedule, bundle),
    order_id: bundle.orderId,
    waivers: await readWaivers(reads, schedule, bundle),
    attendees: await readAttendees(reads, bundle),
    extras: (await readExtras(reads, bundle)).map(({ lineTotal, ...extra }) => ({
      ...extra,
      price: presentPrice(lineTotal, currency),
    })),
    waitlist: await readWaiting(reads, bundle, rows),
  }
}

/** Today's questions with the answers given at booking. */
function answered({ sections }: Schedule, { answers }: BundleRow): Unworded<BookingBundle>['custom_question_sections'] {
  const given = new Map(answers.map(({ custom_question_id: id, answer }) => [id, answer]))
  return sections.map(({ wire, questions }) => ({
    ...wire,
    questions: questions.map(({ defaultAnswer: _hidden, options, ...question }) => ({
      ...question,
      options: [...options],
      ...answerIn(given.get(question.id)),
    })),
  }))
}

type Given = BundleRow['answers'][number]['answer'] | undefined

function answerIn(answer: Given): Pick<AnsweredQuestion, 'answer' | 'answers'> {
  if (answer === undefined || answer === null) return {}
  return typeof answer === 'object' ? { answers: [...answer] } : { answer }
}

async function readWaivers(
  reads: Reads,
  { waiver, induction }: Schedule,
  { userId, ownerId }: BundleRow,
): Promise<Unworded<BookingBundle>['waivers']> {
  const agreed = await reads.restrictions.agreedBy({ userIds: [userId ?? ownerId] })
  return [waiver, induction].flatMap((restriction) => {
    if (!restriction) return []
    const when = agreed.find(({ restrictionId }) => restrictionId === restriction.id)?.agreedAt
    return [{ restriction, agreed_at: when === undefined ? null : presentInstant(when) }]
  })
}

async function readAttendees(reads: Reads, { userId }: BundleRow): Promise<Unworded<BookingBundle>['attendees']> {
  const user = userId === null ? undefined : await reads.users.byId({ id: userId })
  return user ? [{ user_id: user.id, first_name: user.firstName, last_name: user.lastName }] : []
}

async function readExtras(reads: Reads, { orderId, cartId, itemId }: BundleRow) {
  const order = orderId === null ? [] : await reads.orders.itemsOf({ orderId })
  const basket = orderId === null && cartId !== null ? await reads.carts.itemsOf({ cartId }) : []
  return [...order, ...basket]
    .filter(({ parentId }) => parentId === itemId)
    .map(({ purchasableId, name, quantity, lineTotal }) => ({
      pricing_option_id: Number(purchasableId),
      name,
      quantity,
      lineTotal,
    }))
}

async function readWaiting(
  reads: Reads,
  { userId, ownerId }: BundleRow,
  rows: readonly { readonly occurrenceId: string }[],
): Promise<Unworded<BookingBundle>['waitlist']> {
  const entries = await reads.waitlists.liveOfUsers({ userIds: [userId ?? ownerId] })
  const own = new Set(rows.map(({ occurrenceId }) => occurrenceId))
  return entries
    .filter(({ occurrenceId }) => own.has(occurrenceId))
    .map(({ occurrenceId, userId: waiting, count }) => ({ occurrence_id: occurrenceId, user_id: waiting, count }))
}
