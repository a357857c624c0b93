import { holdings, type KindName, type Owner } from './account.ts'
import { idAt, numberAt, sentId } from './fields.ts'
import {
  canBeBooked,
  isFree,
  isPlainSession,
  itemFor,
  type Offer,
  paymentOf,
  sessionToWaitFor,
  wantsWaiver,
} from './offers.ts'
import type { Answered, Session } from './session.ts'

const source = 'activity-booking'

/** The facts that a step chooses by. */
export type Facts = {
  readonly owner: Owner
  readonly courses: readonly Offer[]
  readonly camps: readonly Offer[]
  readonly sessions: readonly Offer[]
}

/** A write, and how it is taken back. */
export type Step = {
  readonly title: string
  /** The calls that it sends, in their order, and those that take it back. */
  readonly writes: readonly string[]
  readonly undoneBy: readonly string[]
  /** The kinds of things it makes. It is left out where the platform does not show one of them. */
  readonly makes: readonly KindName[]
  /** Most requests that it sends, with those that take it back. */
  readonly cost: number
  /** Answers why nothing was written; undefined where it was. */
  readonly write: (session: Session, facts: Facts) => Promise<string | undefined>
}

const mayHaveBeenTaken = ({ status }: Answered): boolean => status === 0 || status < 400 || status >= 500

function refusal(answer: Answered | undefined): string | undefined {
  if (answer === undefined) return 'the run was stopped before it'
  return mayHaveBeenTaken(answer) ? undefined : `the platform refused it with ${answer.status}`
}

/** Offers that a step tries until the platform takes one: what is offered may be refused by an age or a number of places. */
const offersTried = 3

async function firstTaken(
  offers: readonly Offer[],
  none: string,
  send: (offer: Offer) => Promise<Answered | undefined>,
): Promise<string | undefined> {
  let why: string | undefined = none
  for (const offer of offers
    .toSorted((a, b) => Number(wantsWaiver(a)) - Number(wantsWaiver(b)))
    .slice(0, offersTried)) {
    const answer = await send(offer)
    why = refusal(answer)
    if (why === undefined || answer === undefined) break
  }
  return why
}

function inBasket(kind: 'course' | 'camp', choose: (facts: Facts) => readonly Offer[]): Step {
  return {
    title: `a ${kind} in the basket`,
    writes: ['addItems'],
    undoneBy: ['removeItem'],
    makes: ['basket'],
    cost: 6,
    async write(session, facts) {
      const { userId } = facts.owner
      return firstTaken(choose(facts).filter(canBeBooked), `no ${kind} can be booked`, (offer) =>
        session.send({
          call: 'addItems',
          params: { userId, source },
          body: { items: [itemFor(offer, kind, userId)] },
        }),
      )
    },
  }
}

/** Writes by the documents' calls alone, in the order of a run. */
export const steps: readonly Step[] = [
  inBasket('course', ({ courses }) => courses),
  inBasket('camp', ({ camps }) => camps),
  {
    title: 'a session in the basket by the older calls',
    writes: ['addToBasket'],
    undoneBy: ['removeFromBasket'],
    makes: ['olderBasket'],
    cost: 6,
    async write(session, { owner, sessions }) {
      return firstTaken(sessions.filter(isPlainSession), 'no session can be booked', (offer) =>
        session.send({
          call: 'addToBasket',
          body: { items: [itemFor(offer, 'av2Booking', owner.userId)] },
        }),
      )
    },
  },
  {
    title: 'a place on a waitlist',
    writes: ['joinWaitlist'],
    undoneBy: ['leaveWaitlist'],
    makes: ['waits'],
    cost: 4,
    async write(session, { owner, courses, camps, sessions }) {
      const offer = sessionToWaitFor([...courses, ...camps, ...sessions])
      if (offer === undefined) return 'no session is full and has a waitlist'
      const body = { data: { user_id: sentId(owner.userId) } }
      return refusal(await session.send({ call: 'joinWaitlist', params: { occurrenceId: idAt(offer, 'id') }, body }))
    },
  },
  {
    title: 'a booking that needs no card: free, or paid with credit',
    writes: ['addItems', 'applyCredit', 'completePayment'],
    undoneBy: ['updateBookings', 'removeItem'],
    makes: ['basket', 'settled', 'reserved'],
    cost: 14,
    write: book,
  },
]

/** Bookings of the first offer that needs no card: a free one, else the cheapest. */
async function book(session: Session, { owner, courses, sessions }: Facts): Promise<string | undefined> {
  const { userId } = owner
  const offers = [
    ...courses.map((offer) => ({ offer, type: 'course' as const })),
    ...sessions.filter(isPlainSession).map((offer) => ({ offer, type: 'av2Booking' as const })),
  ]
    .filter(({ offer }) => canBeBooked(offer) && numberAt(offer, 'price', 'value') !== undefined)
    .toSorted((a, b) => (numberAt(a.offer, 'price', 'value') ?? 0) - (numberAt(b.offer, 'price', 'value') ?? 0))
  const chosen = offers.find(({ offer }) => isFree(offer)) ?? offers[0]
  if (chosen === undefined) return 'nothing with a price can be booked'
  const params = { userId, source }
  const added = await session.send({
    call: 'addItems',
    params,
    body: { items: [itemFor(chosen.offer, chosen.type, userId)] },
  })
  const refused = refusal(added)
  if (refused !== undefined) return refused
  const basket = await session.send({ call: 'readCart', params })
  if (basket === undefined) return 'the run was stopped before it'
  const payment = paymentOf(basket.body)
  if (payment === undefined) return 'nothing is free, and the credit of the test customer is not enough'
  const { credit } = payment
  if (credit !== undefined) {
    const applied = refusal(await session.send({ call: 'applyCredit', body: { credits: [credit], source } }))
    if (applied !== undefined) return applied
  }
  const payments = credit === undefined ? [] : [{ tender_type: 'credit', amount: credit.amount }]
  const body = {
    source,
    item_hash: idAt(basket.body, 'data', 'item_hash'),
    terms: true,
    completed_waivers: [],
    payments,
  }
  return refusal(await session.send({ call: 'completePayment', body }))
}

/** Takes back everything of the kinds that a step makes, by what the account now shows. Answers the removals that failed. */
export async function takeBack(kinds: readonly KindName[], session: Session, owner: Owner): Promise<readonly string[]> {
  const failed: string[] = []
  for (const kind of kinds) {
    const held = await holdings(kind, owner, session.settle)
    for (const removal of held?.removals ?? []) {
      const { status } = await session.settle(removal)
      if (status === 0 || status >= 300) failed.push(`${removal.call} was answered ${status || 'nothing'}`)
    }
  }
  return failed
}
