import { type ApiTypes, PlatformError, refuseFields, type Text } from '@touchline/contract'
import { type Actor, getCallerId, isForVisit, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { checkAnswers } from '../questions/index.ts'
import type { Asked } from './asked.ts'
import { enterAnswers, type Entered } from './enter-answers.ts'
import { readAsked } from './read-asked.ts'
import { text } from '../../texts/index.ts'

type Entry = ApiTypes['answerForCart']['body']['answers'][number]

type Entering = { readonly cartId: number; readonly entries: readonly Entry[] }

/**
 * Keeps names and answers of those who come by a basket, all or none; what was entered before is replaced. Throws
 * `item_not_found` for another's basket, `validation_failed` with every problem by entry and question.
 */
export async function answerForCart(deps: Deps, actor: Actor, { cartId, entries }: Entering): Promise<void> {
  const { store, clock, ids } = deps
  const now = clock.now()
  const newIds = await ids.integers('attendee', entries.length)
  await store.write(async (tx) => {
    const cart = await tx.carts.byId({ id: cartId })
    if (cart?.status !== 'open' || !isOwn(cart, actor)) throw new PlatformError('item_not_found')
    const asked = await readAsked(tx, { cartId })
    const fields: Record<string, readonly Text[]> = {}
    const entered = entries.flatMap((entry, index): Entered[] => {
      const one = asked.find(({ line, position }) => line.itemId === entry.cart_item_id && position === entry.position)
      Object.assign(fields, problemsOf(entry, one, `answers.${index}.`))
      const id = newIds[index]
      if (!one || id === undefined) return []
      const ownerId = actor.selectedUserId ?? cart.userId
      const row = { id, ownerId, enteredAt: now, ...rowOf(entry, one) }
      return [{ row, ofBundle: one.line.isBundle && one.sections.length > 0 }]
    })
    refuseFields(fields)
    await enterAnswers(tx, entered)
  })
}

/** A visit is for one basket, staff answer for anybody. */
function isOwn(cart: { readonly id: number; readonly userId: number }, actor: Actor): boolean {
  if (isStaff(actor)) return true
  return cart.userId === getCallerId(actor) && isForVisit(actor, cart.id)
}

const required = [text('fields:required')]

function problemsOf(entry: Entry, one: Asked | undefined, path: string): Readonly<Record<string, readonly Text[]>> {
  if (!one) return { [`${path}cart_item_id`]: [text('questions:nothing_asked')] }
  const problems = checkAnswers(one.questions, entry.custom_question_answers)
  return {
    ...(one.namesAsked && !entry.first_name ? { [`${path}first_name`]: required } : {}),
    ...(one.namesAsked && !entry.last_name ? { [`${path}last_name`]: required } : {}),
    ...Object.fromEntries([...problems].map(([id, problem]) => [`${path}custom_question_answers.${id}`, [problem]])),
  }
}

function rowOf(entry: Entry, { line, position, namesAsked, firstName, lastName }: Asked) {
  return {
    itemId: line.itemId,
    position,
    scheduleId: line.scheduleId,
    firstName: (namesAsked ? entry.first_name : firstName) ?? '',
    lastName: (namesAsked ? entry.last_name : lastName) ?? '',
    answers: entry.custom_question_answers,
  }
}
