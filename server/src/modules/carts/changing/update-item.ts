import {
  type AddItem,
  type Cart,
  type CartSource,
  type ItemUpdate,
  PlatformError,
  type Unworded,
} from '@touchline/contract'
import { type Actor, basketOf, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Chosen } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import { decideUnderLocks } from './decide-under-locks.ts'
import { datesOf, refuseUnpayable } from '../cart.ts'
import { getUnlocked } from '../get-unlocked.ts'
import { renewHold } from '../hold.ts'
import { lineKinds } from './line-ids.ts'
import { findOpenCart, readCartView } from '../read-cart.ts'
import { drawnFrom, reclaim, remake, rewrite } from './rewrite-line.ts'
import type { CartItemRow } from '../tables.ts'
import { checkAttendees, prefixed, quoteAll } from './wanted.ts'
import { lockPeople } from '../../people/index.ts'
import { keptChoice, writeLines } from './write-lines.ts'
import { text } from '../../../texts/index.ts'

/** Whether membership benefits and packages apply; undefined keeps the present terms. */
type Terms = Pick<Chosen, 'withBenefit' | 'withPackage'>

type Change = {
  readonly source: CartSource
  readonly cartItemId: number
  readonly change: Omit<ItemUpdate, 'apply_benefit'> & { readonly terms?: Terms }
}

/** A line with its extras. */
type Line = { readonly line: CartItemRow; readonly extras: readonly CartItemRow[] }

/**
 * Changes a line where it stands: attendee, quantity, days, extras, answers, at the attendee's own price and with their
 * agreements. New places are taken before others are given back; answers given for one person are dropped for another.
 * `terms` switch membership benefits and packages. Throws `item_not_found`, `basket_locked`, `validation_failed`, and as
 * adding does.
 */
export async function updateItem(
  deps: Deps,
  actor: Actor,
  { cartItemId, change, source }: Change,
): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  const { userId } = basket
  const now = deps.clock.now()
  const by = { ownerId: userId, byStaff: isStaff(actor) }
  return decideUnderLocks(deps, {
    kinds: lineKinds,
    async take(tx) {
      const cart = await getUnlocked(tx, basket)
      await lockPeople(tx, [userId, ...(change.purchased_for_user_id ? [change.purchased_for_user_id] : [])])
      return cart
    },
    async decide(reads) {
      const items = (await findOpenCart(reads, basket))?.items ?? []
      const line = items.find(({ id }) => id === cartItemId)
      if (!line) throw new PlatformError('item_not_found')
      const extras = items.filter(({ parentId }) => parentId === line.id)
      const choice = changedChoice({ line, extras }, change, userId)
      if (!choice) return { line, extras, quoted: [] }
      const wanted = wantedAgain(line, choice)
      await checkAttendees(reads, [wanted], by)
      return { line, extras, quoted: await quoteAll(reads, [wanted], { actor, now }) }
    },
    async act(tx, cart, { line, extras, quoted: [quoted, ...beside] }, ids) {
      if (quoted) {
        const held = await tx.places.liveOfCartItems({ itemIds: [line.id] })
        const drawn = drawnFrom(quoted, held)
        const rewriting = { line, quoted: { ...drawn, choice: keptChoice(drawn) }, userId, now }
        const ofExtras = isChosenAnew(change) ? await remake(tx, { ...rewriting, extras, actor, ids }) : undefined
        if (!ofExtras) await rewrite(tx, rewriting)
        const { channel } = actor
        const { claims } = await writeLines(tx, beside, { cartId: cart.id, ownerId: userId, channel, now, ids })
        await renewHold(tx, cart, deps, await tx.carts.itemsOf({ cartId: cart.id }))
        const changed = { beside: [...claims, ...(ofExtras?.taken ?? [])], given: ofExtras?.released ?? [] }
        await reclaim(tx, { line, quoted: drawn, held, ...changed, actor, now, ids })
      }
      const view = await readCartView(tx, { ...basket, now })
      if (quoted) refuseUnpayable(view.total.value, quoted.path)
      return view
    },
  })
}

const chosenFields = ['custom_question_answers', 'extras', 'booking_full_camp', 'camp_occurrence_ids'] as const

/** Whether the change is that of a whole form: days, extras or answers. */
function isChosenAnew(change: Change['change']): boolean {
  return chosenFields.some((field) => change[field] !== undefined)
}

/** The stored choice with the change; undefined when nothing changes. An extra has no choice of its own. */
function changedChoice({ line, extras }: Line, change: Change['change'], ownerId: number): Chosen | undefined {
  // Written by the type that parsed it.
  const stored = line.choice as Chosen | null
  const field = change.quantity === undefined ? 'purchased_for_user_id' : 'quantity'
  if (!stored || line.parentId !== null) {
    throw new PlatformError('validation_failed', {
      fields: { [`data.${field}`]: [text('carts:change_owner')] },
    })
  }
  const attendeeId =
    change.purchased_for_user_id === undefined ? stored.attendeeId : (change.purchased_for_user_id ?? ownerId)
  const quantity = change.quantity ?? stored.quantity
  const isForAnother = (change.purchased_for_user_id ?? null) !== null || (attendeeId ?? ownerId) !== ownerId
  // Decided on the resulting line: one request may name the person and bring the quantity down to 1.
  if (isForAnother && quantity > 1) {
    throw new PlatformError('validation_failed', {
      fields: { [`data.${field}`]: [text('carts:one_for_another')] },
    })
  }
  if (isChosenAnew(change)) return chosenAnew({ line, extras, stored }, { ...change, quantity }, attendeeId)
  const { withBenefit = stored.withBenefit, withPackage = stored.withPackage } = change.terms ?? {}
  const isSame = withBenefit === stored.withBenefit && withPackage === stored.withPackage
  if (isSame && attendeeId === stored.attendeeId && quantity === stored.quantity) return undefined
  // Agreements and answers of another person do not count; the new attendee is asked before payment.
  const isSamePerson = attendeeId === stored.attendeeId
  const agreed = change.activity_restriction_ids ?? (isSamePerson ? stored.agreed : [])
  // A discount is granted for one ticket of one customer.
  const { discount: _given, ...kept } = stored
  return {
    ...kept,
    ...(isSamePerson ? {} : { answers: [], answersLater: true }),
    agreesLater: change.activity_restriction_ids === undefined,
    attendeeId,
    quantity,
    agreed,
    ...(withBenefit === undefined ? {} : { withBenefit }),
    ...(withPackage === undefined ? {} : { withPackage }),
  }
}

/** The choice of a whole form; a field that was left out is as the line has it. Throws `validation_failed`. */
function chosenAnew(
  { line, extras, stored }: Line & { readonly stored: Chosen },
  change: Change['change'],
  attendeeId: number | null,
): Chosen {
  const isSamePerson = attendeeId === stored.attendeeId
  const dates = change.booking_full_camp === undefined ? datesOf(line) : undefined
  const item: AddItem = {
    purchasable_id: line.purchasableId,
    purchasable_type: line.purchasableType,
    ...dates,
    ...(change.booking_full_camp === undefined ? {} : { booking_full_camp: change.booking_full_camp }),
    ...(change.camp_occurrence_ids === undefined ? {} : { camp_occurrence_ids: change.camp_occurrence_ids }),
    quantity: change.quantity ?? stored.quantity,
    purchased_for_user_id: attendeeId,
    activity_restriction_ids: [...(change.activity_restriction_ids ?? (isSamePerson ? stored.agreed : []))],
    custom_question_answers: [...(change.custom_question_answers ?? (isSamePerson ? stored.answers : []))],
    extras: change.extras ?? extras.flatMap(asExtra),
  }
  const parsed = purchasables[line.purchasableType]?.parse(item, attendeeId)
  if (!parsed) throw new PlatformError('not_bookable')
  if (parsed.kind === 'problems') {
    throw new PlatformError('validation_failed', { fields: prefixed(parsed.fields, 'data.') })
  }
  const { withBenefit, withPackage, offeredTo, offeredUntil, answersLater } = stored
  return {
    ...parsed.choice,
    ...(withBenefit === undefined ? {} : { withBenefit }),
    ...(withPackage === undefined ? {} : { withPackage }),
    ...(isSamePerson && offeredTo !== undefined ? { offeredTo } : {}),
    ...(isSamePerson && offeredUntil !== undefined ? { offeredUntil } : {}),
    // Questions that this form did not ask are asked before payment.
    ...(change.custom_question_answers === undefined && (answersLater || !isSamePerson) ? { answersLater: true } : {}),
  }
}

function asExtra({ pricingOptionId, quantity }: CartItemRow): NonNullable<AddItem['extras']> {
  return pricingOptionId === null ? [] : [{ pricing_option_id: pricingOptionId, quantity }]
}

/** A line to be decided again with another choice. Throws `not_bookable` when its type is no longer sold. */
export function wantedAgain(line: CartItemRow, choice: Chosen) {
  const rules = purchasables[line.purchasableType]
  if (!rules) throw new PlatformError('not_bookable')
  return { type: line.purchasableType, rules, choice, insteadOf: line.id, path: 'data.' }
}

/** The change that a request body asks for. */
export function changeIn({ apply_benefit: applies, ...change }: ItemUpdate): Change['change'] {
  return applies === undefined ? change : { ...change, terms: { withBenefit: applies, withPackage: applies } }
}
