import { type CartAttendee, endpoints, PlatformError, type Unworded } from '@touchline/contract'
import { basketOf, getOwnerId, isForVisit } from '../../actor.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { agreeToWaivers } from './agree-to-waivers.ts'
import { answerForCart } from './answer-for-cart.ts'
import { answerForOccurrence } from './answer-for-occurrence.ts'
import type { Asked } from './asked.ts'
import { readAsked } from './read-asked.ts'
import { text } from '../../texts/index.ts'

/** Enough for the attendee forms of a full basket. */
const answersBytes = 256 * 1024

/** A longer list helps nobody choose. */
const mostPrevious = 50

const done = { data: { message: text('questions:saved') } }

export const attendeeRoutes: readonly Route[] = [
  readRoute(endpoints.listCartAttendees, async (reads, actor, { params: { source } }) => {
    const cart = await reads.carts.findOpen(basketOf(actor, source))
    const asked =
      cart && isForVisit(actor, cart.id) ? (await readAsked(reads, { cartId: cart.id })).map(presentAsked) : []
    return { data: actor.visit ? asked.map((one) => withoutDetails(one, getOwnerId(actor))) : asked }
  }),
  route(
    endpoints.answerForCart,
    async (deps, actor, { params: { cartId }, body }) => {
      await answerForCart(deps, actor, { cartId, entries: body.answers })
      return done
    },
    { bodyBytes: answersBytes },
  ),
  route(endpoints.answerForOccurrence, async (deps, actor, { params, body }) => {
    await answerForOccurrence(deps, actor, { occurrenceId: params.occurrenceId, answers: body.answers })
    return done
  }),
  route(endpoints.answerForActivity, async (deps, actor, { params, body }) => {
    const [occurrence] = await deps.store.read((reads) => reads.occurrences.numbered({ numbers: [params.id] }))
    if (!occurrence) throw new PlatformError('item_not_found')
    await answerForOccurrence(deps, actor, { occurrenceId: occurrence.id, answers: body.answers })
    return done
  }),
  route(endpoints.agreeToWaivers, async (deps, actor, { body }) => {
    await agreeToWaivers(deps, actor, body.waivers)
    return done
  }),
  readRoute(endpoints.listPreviousAttendees, async (reads, actor, { params: { id } }) => {
    if (!(await reads.restrictions.byId({ id }))) throw new PlatformError('item_not_found')
    const ownerId = getOwnerId(actor)
    const rows = await reads.attendees.enteredFor({ ownerId, restrictionId: id, limit: mostPrevious })
    // A person who came several times appears once, with the latest answers.
    const people = new Map(rows.toReversed().map(({ attendee }) => [nameOf(attendee), attendee]))
    return {
      data: [...people.values()].toReversed().map(({ id: attendeeId, firstName, lastName, answers }) => ({
        id: attendeeId,
        first_name: firstName,
        last_name: lastName,
        answers: [...answers],
      })),
    }
  }),
]

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.toLowerCase()
}

/** A partner holds the token of a third-party checkout, so it gets neither the answers nor the customer's details. */
function withoutDetails(asked: Unworded<CartAttendee>, ownerId: number): Unworded<CartAttendee> {
  const isOwner = asked.user_id === ownerId || asked.names_asked
  return { ...asked, answers: [], ...(isOwner ? { first_name: null, last_name: null } : {}) }
}

function presentAsked(asked: Asked): Unworded<CartAttendee> {
  const { line, position, firstName, lastName } = asked
  return {
    cart_item_id: line.itemId,
    position,
    item_name: line.name,
    occurrence_id: line.occurrenceId,
    user_id: position === 1 ? (line.user?.id ?? null) : null,
    first_name: firstName,
    last_name: lastName,
    names_asked: asked.namesAsked,
    custom_question_sections: [...asked.sections],
    answers: [...asked.answers],
    restriction_id: asked.restrictionId,
    waiver: asked.waiver,
    is_complete: asked.isComplete,
  }
}
