import { hour, minute } from '@touchline/clock'
import { type AddItem, Text } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../actor.ts'
import {
  bookedAt,
  membership,
  occurrence,
  person,
  places,
  placesById,
  priceList,
  schedule,
  start,
} from '../../testing/planned.ts'
import { parseNamed, parseTicket, parseUnnamed } from './purchasable.ts'
import type { SaleFacts } from './read-sale-facts.ts'
import { decideSale, type SaleChoice } from './sell-occurrence.ts'

const actor: Actor = {
  callerId: 7,
  ownerId: 7,
  selectedUserId: undefined,
  channel: 'online',
  roles: ['customer'],
  permissions: [],
  cause: { kind: 'request', call: 'addItems' },
}
const staff: Actor = { ...actor, channel: 'foh', roles: ['foh'] }
const at = { actor, now: start - hour }
const chosen = { attendeeId: 7, quantity: 1, extras: [], answers: [], agreed: [] }
const named: SaleChoice = { ...chosen, kind: 'named', occurrenceId: 'o1' }
const unnamed: SaleChoice = { ...chosen, kind: 'unnamed', occurrenceId: 'o1' }
const ticket: SaleChoice = { ...chosen, kind: 'ticket', ticketId: 'family' }

type Change = Partial<SaleFacts> & {
  readonly row?: Parameters<typeof occurrence>[1]
  readonly planned?: Parameters<typeof schedule>[0]
}

function facts({ row, planned, ...others }: Change = {}): SaleFacts {
  const one = occurrence('o1', { bookingType: 'classes', ...row })
  const windows = [
    {
      scheduleId: 'schedule',
      audience: 'everybody' as const,
      opensAt: null,
      opensMinutesBefore: 180,
      closesAt: null,
      closesMinutesBefore: 30,
    },
  ]
  return {
    choices: [],
    occurrences: new Map([['o1', one]]),
    schedules: new Map([
      ['schedule', schedule({ name: 'Spin', bookingType: one.bookingType, ...planned }, { windows })],
    ]),
    places: placesById(places(1)),
    persons: new Map([[7, person()]]),
    tickets: [],
    ticketPrices: new Map(),
    taken: [],
    locations: [],
    ...others,
  }
}

const swim = facts({
  row: { bookingType: 'ticketed' },
  tickets: [
    { id: 'adult', occurrenceId: 'o1', name: 'Adult', attendees: 1, ages: null, pricingOptionId: 5, position: 0 },
    { id: 'family', occurrenceId: 'o1', name: 'Family', attendees: 4, ages: null, pricingOptionId: 6, position: 1 },
  ],
  ticketPrices: new Map([
    [5, priceList(5, { everybody: 450 })],
    [6, priceList(6, { everybody: 1200, 'membership:3': 900 })],
  ]),
})

function codeOf(decision: ReturnType<typeof decideSale>) {
  return decision.kind === 'refusal' ? decision.refusal.reason.code : 'quoted'
}
function quoteOf(decision: ReturnType<typeof decideSale>) {
  if (decision.kind !== 'quote') throw new Error(`refused: ${decision.refusal.reason.code}`)
  return decision.quote
}

describe('one dated occurrence for a named person', () => {
  test('takes one place and one exclusive booking at the price of one', () => {
    expect(quoteOf(decideSale(facts(), named, at))).toMatchObject({
      purchasableId: 'o1',
      name: 'Spin',
      unitPrice: 400,
      attendeeId: 7,
      claims: [{ placesId: 1, count: 1 }],
      bundle: null,
      bookings: [{ occurrenceId: 'o1', count: 1, exclusive: true, price: 400 }],
      locks: [{ kind: 'person', id: 7 }],
    })
  })

  test.each<[string, Change, number, string]>([
    ['cancelled', { row: { status: 'cancelled' } }, start - hour, 'session_cancelled'],
    ['finished', {}, start + hour, 'session_finished'],
    ['later than one may book it', {}, start - 30 * minute, 'booking_closed'],
    ['earlier than one may book it', {}, start - 4 * hour, 'booking_opens'],
    ['full', { places: placesById(places(1, { consumed: 10 })) }, start - hour, 'sold_out'],
    ['a session of a camp', { row: { bookingType: 'camps' } }, start - hour, 'not_individually'],
    ['sold by the ticket', { row: { bookingType: 'ticketed' } }, start - hour, 'not_individually'],
  ])('is refused when it is %s', (_state, change, now, code) => {
    expect(codeOf(decideSale(facts(change), named, { actor, now }))).toBe(code)
  })

  test('is sold to staff until it ends, whatever the booking window', () => {
    expect(codeOf(decideSale(facts(), named, { actor: staff, now: start + 30 * minute }))).toBe('quoted')
    expect(codeOf(decideSale(facts(), named, { actor: staff, now: start + hour }))).toBe('session_finished')
  })

  test('is refused to a person booked on it or elsewhere at the time; tickets do not count', () => {
    const having = (booking: ReturnType<typeof bookedAt>) =>
      facts({ persons: new Map([[7, person({ bookings: [booking] })]]) })
    const row = occurrence('o1')
    expect(codeOf(decideSale(having(bookedAt(row)), named, at))).toBe('already_booked')
    const other = bookedAt({ ...row, id: 'o2' })
    expect(codeOf(decideSale(having(other), named, at))).toBe('time_taken')
    expect(codeOf(decideSale(having({ ...other, exclusive: false }), named, at))).toBe('quoted')
    expect(codeOf(decideSale(having(other), named, { ...at, insteadOf: other.itemId }))).toBe('quoted')
  })

  test('[O-94 partly] can be the target of a move, which ignores only the booking that moves', () => {
    const [row, later] = [occurrence('o1'), occurrence('o2')]
    const own = bookedAt(later, { id: 1 })
    const moving = { bookingId: own.id, itemId: own.itemId }
    const codeWith = (change: Change) => codeOf(decideSale(facts(change), named, { ...at, moving }))
    const having = (...bookings: ReturnType<typeof bookedAt>[]) => new Map([[7, person({ bookings })]])
    expect(codeWith({ persons: having(own) })).toBe('quoted')
    expect(codeWith({ persons: having(own, bookedAt(row, { id: 2 })) })).toBe('already_booked')
    expect(codeWith({ persons: having(own), places: placesById(places(1, { consumed: 10 })) })).toBe('sold_out')
    const court = { row: { bookingType: 'resources' as const }, persons: having(own) }
    const slot = { occurrence: later, schedule: schedule().row, count: 1 }
    const taken = (itemId: number) => ({
      ...court,
      taken: [{ ...slot, itemId }],
      locations: [{ id: 10, parentId: null }],
    })
    expect(codeWith(taken(own.itemId))).toBe('quoted')
    expect(codeWith(taken(own.itemId + 1))).toBe('slot_taken')
  })

  test('has quantity 1 and no course or camp fields', () => {
    const item: AddItem = { purchasable_id: 'o1', purchasable_type: 'av2Booking' }
    const wrong = {
      quantity: 2,
      booking_full_camp: true,
      camp_occurrence_ids: ['x'],
      extras: [{ pricing_option_id: 1, quantity: 1 }],
    }
    const parsed = parseNamed({ ...item, ...wrong }, 7)
    expect(parsed.kind === 'problems' && Object.keys(parsed.fields)).toEqual([
      'booking_full_camp',
      'camp_occurrence_ids',
      'extras',
      'quantity',
    ])
    expect(parseNamed(item, 7)).toEqual({ kind: 'choice', choice: named })
  })
})

describe('without a name', () => {
  const anonymous = facts({ planned: { allowAnonymous: true } })

  test('[P3-101, C-07] is sold only at the front desk, and only where that is allowed', () => {
    expect(codeOf(decideSale(anonymous, unnamed, at))).toBe('no_attendee')
    expect(codeOf(decideSale(facts(), unnamed, { ...at, actor: staff }))).toBe('no_attendee')
    expect(codeOf(decideSale(anonymous, unnamed, { ...at, actor: staff }))).toBe('quoted')
  })

  test('takes any number of places in one unnamed booking', () => {
    const quote = quoteOf(decideSale(anonymous, { ...unnamed, quantity: 3 }, { ...at, actor: staff }))
    expect(quote).toMatchObject({
      quantity: 3,
      unitPrice: 400,
      attendeeId: null,
      claims: [{ placesId: 1, count: 3 }],
      bookings: [{ count: 3, exclusive: false, price: 1200 }],
      locks: [],
    })
  })
})

describe('tickets', () => {
  test('take their attendees for each, need no unique person and name the owner', () => {
    expect(quoteOf(decideSale(swim, { ...ticket, quantity: 2 }, at))).toMatchObject({
      purchasableId: 'family',
      name: 'Spin: Family',
      quantity: 2,
      unitPrice: 1200,
      attendeeId: 7,
      claims: [{ placesId: 1, count: 8 }],
      bookings: [{ count: 8, exclusive: false, price: 2400 }],
    })
    expect(codeOf(decideSale(swim, { ...ticket, quantity: 3 }, at))).toBe('sold_out')
  })

  test('cost the price for the owner’s membership', () => {
    const members = new Map([[7, person({ memberships: [membership(3)] })]])
    expect(quoteOf(decideSale({ ...swim, persons: members }, ticket, at))).toMatchObject({
      unitPrice: 900,
      benefitApplied: true,
    })
  })

  test('[O-91 partly] an occurrence sold by its own id is its first type of ticket', () => {
    expect(quoteOf(decideSale(swim, unnamed, at))).toMatchObject({ unitPrice: 450, attendeeId: 7, purchasableId: 'o1' })
  })

  test('[P5-007] more than one cannot be bought for another person', () => {
    const item: AddItem = { purchasable_id: 'FAMILY', purchasable_type: 'activityTicket', quantity: 2 }
    expect(parseTicket(item, 7)).toEqual({ kind: 'choice', choice: { ...ticket, quantity: 2 } })
    expect(parseTicket({ ...item, purchased_for_user_id: 8 }, 8)).toMatchObject({
      kind: 'problems',
      fields: { quantity: [expect.any(Text)] },
    })
    expect(parseUnnamed({ ...item, purchased_for_user_id: null }, 7)).toMatchObject({ kind: 'choice' })
  })
})

describe('court slots', () => {
  test('two overlapping slots cannot be booked in one request', () => {
    const rows = [
      occurrence('o1', { bookingType: 'resources' }),
      occurrence('o2', { bookingType: 'resources', placesId: 2 }),
    ]
    const choices: SaleChoice[] = [named, { ...named, occurrenceId: 'o2', attendeeId: 8 }]
    const together = facts({
      row: { bookingType: 'resources' },
      choices,
      occurrences: new Map(rows.map((row) => [row.id, row])),
      places: placesById(places(1, { maximum: 1 }), places(2, { maximum: 1 })),
      persons: new Map([
        [7, person()],
        [8, person({ id: 8 })],
      ]),
      locations: [{ id: 10, parentId: null }],
    })
    const [first, second] = choices.map((choice) => codeOf(decideSale(together, choice, at)))
    expect([first, second]).toEqual(['quoted', 'slot_taken'])
  })
})
