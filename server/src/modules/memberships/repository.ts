import { localDate } from '@touchline/clock'
import { and, asc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, insertInto, many, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { OptionPrice } from './activity-prices.ts'
import { givesPriceOn, type HeldPrice, isInForceOn } from '../pricing/index.ts'
import type { Days } from './held/membership-state.ts'
import type { HeldMembership } from './sell-membership.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** A type of membership in force, with the venues at which it gives a price. */
export type GivingPrice = { readonly typeId: number; readonly venueIds: readonly number[] }

export function createMembershipReads(db: ReadDb, s: Schema) {
  const { memberships, membershipTypes, venues, categories, schedules, occurrences, tickets, pricingOptions, prices } =
    s
  const { carts, cartItems, membershipTimes, schedulePrices } = s
  const paid = {
    category: {
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      bookingType: categories.bookingType,
    },
    name: pricingOptions.name,
    audience: prices.audience,
    optionId: pricingOptions.id,
    amount: prices.amount,
  }
  const inOrder = [
    asc(categories.name),
    asc(categories.id),
    asc(paid.name),
    asc(paid.optionId),
    asc(paid.audience),
  ] as const
  /** Free items are left out: they are no reason for a membership, and would be the lowest price of everything. */
  const isPaid = sql`not exists (select 1 from ${prices} free where free.pricing_option_id = ${pricingOptions.id}
    and free.audience = 'everybody' and free.amount = 0)`
  /** Schedules that have not ended, sold whole or by the session. */
  const soldBy = (option: typeof schedules.pricingOptionId | typeof schedules.sessionPricingOptionId) =>
    many(($: Given<{ venueId: number; now: number }>) =>
      db
        .selectDistinct(paid)
        .from(schedules)
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .innerJoin(pricingOptions, eq(pricingOptions.id, option))
        .innerJoin(prices, eq(prices.pricingOptionId, pricingOptions.id))
        .where(and(eq(schedules.venueId, $.venueId), gt(schedules.endsAt, $.now), isPaid))
        .orderBy(...inOrder),
    )
  const isOpen = eq(carts.status, sql`'open'`)
  const isMembership = eq(cartItems.purchasableType, sql`'membershipRenewal'`)
  const rows = queries('memberships', db, {
    ofUsers: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({
          userId: memberships.userId,
          typeId: membershipTypes.id,
          startsOn: memberships.startsOn,
          endsOn: memberships.endsOn,
          frozenFrom: memberships.frozenFrom,
          frozenUntil: memberships.frozenUntil,
          memberPriceApplies: membershipTypes.memberPriceApplies,
          venueIds: membershipTypes.venueIds,
          timezone: venues.timezone,
        })
        .from(memberships)
        .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
        .innerJoin(venues, eq(venues.id, memberships.homeVenueId))
        .where(inList(memberships.userId, $.userIds))
        .orderBy(asc(memberships.id)),
    ),
    /** Lines of open baskets for their owners. */
    inOwnBaskets: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({ id: cartItems.id, userId: carts.userId, purchasableId: cartItems.purchasableId })
        .from(carts)
        .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
        .where(and(inList(carts.userId, $.userIds), isOpen, isMembership, isNull(cartItems.purchasedForUserId)))
        .orderBy(asc(cartItems.id)),
    ),
    /** Lines of open baskets for somebody other than the owner. */
    inBasketsFor: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select({
          id: cartItems.id,
          userId: sql`${cartItems.purchasedForUserId}`.mapWith(Number),
          purchasableId: cartItems.purchasableId,
        })
        .from(cartItems)
        .innerJoin(carts, eq(carts.id, cartItems.cartId))
        .where(and(inList(cartItems.purchasedForUserId, $.userIds), isOpen, isMembership))
        .orderBy(asc(cartItems.id)),
    ),
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(memberships).where(inList(memberships.id, $.ids)).orderBy(asc(memberships.id)),
    ),
    /** The membership time that lines paid for and that was not ended by a refund. */
    timesOf: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select()
        .from(membershipTimes)
        .where(and(inList(membershipTimes.orderItemId, $.itemIds), isNull(membershipTimes.endedAt)))
        .orderBy(asc(membershipTimes.orderItemId)),
    ),
    ofLines: many(($: Given<{ itemIds: readonly number[] }>) =>
      db.select().from(memberships).where(inList(memberships.orderItemId, $.itemIds)).orderBy(asc(memberships.id)),
    ),
    allTypes: many(() => db.select().from(membershipTypes).orderBy(asc(membershipTypes.name), asc(membershipTypes.id))),
    whole: soldBy(schedules.pricingOptionId),
    single: soldBy(schedules.sessionPricingOptionId),
    /** Prices by age beyond the first of their schedule, which is among `single`. */
    byAge: many(($: Given<{ venueId: number; now: number }>) =>
      db
        .selectDistinct(paid)
        .from(schedules)
        .innerJoin(schedulePrices, and(eq(schedulePrices.scheduleId, schedules.id), gt(schedulePrices.position, 0)))
        .innerJoin(categories, eq(categories.id, schedules.categoryId))
        .innerJoin(pricingOptions, eq(pricingOptions.id, schedulePrices.pricingOptionId))
        .innerJoin(prices, eq(prices.pricingOptionId, pricingOptions.id))
        .where(and(eq(schedules.venueId, $.venueId), gt(schedules.endsAt, $.now), isPaid))
        .orderBy(...inOrder),
    ),
    ticketed: many(($: Given<{ venueId: number; now: number; until: number }>) =>
      db
        .selectDistinct(paid)
        .from(occurrences)
        .innerJoin(tickets, eq(tickets.occurrenceId, occurrences.id))
        .innerJoin(categories, eq(categories.id, occurrences.categoryId))
        .innerJoin(pricingOptions, eq(pricingOptions.id, tickets.pricingOptionId))
        .innerJoin(prices, eq(prices.pricingOptionId, pricingOptions.id))
        .where(
          and(
            eq(occurrences.venueId, $.venueId),
            gte(occurrences.startsAt, $.now),
            lt(occurrences.startsAt, $.until),
            eq(occurrences.bookingType, 'ticketed'),
            isPaid,
          ),
        )
        .orderBy(...inOrder),
    ),
  })

  /** The memberships in force on the venue-local day of `now`, frozen ones included. */
  async function inForce(userIds: readonly number[], now: number) {
    const found = await rows.ofUsers({ userIds })
    return found.filter((one) => isInForceOn(one, localDate(now, one.timezone)))
  }

  /** Memberships in force that are not frozen. */
  async function withBenefits(userIds: readonly number[], now: number) {
    const found = await rows.ofUsers({ userIds })
    return found.filter((one) => givesPriceOn(one, localDate(now, one.timezone)))
  }

  return {
    allTypes: rows.allTypes,
    byIds: rows.byIds,
    ofLines: rows.ofLines,
    timesOf: rows.timesOf,
    /** Unpaid basket lines, by member. */
    inBasketsOf: async (userIds: readonly number[]): Promise<readonly HeldMembership[]> => [
      ...(await rows.inOwnBaskets({ userIds })),
      ...(await rows.inBasketsFor({ userIds })),
    ],
    inForceOf: (userIds: readonly number[], now: number) => inForce(userIds, now),
    /** Prices at a venue by category, kind of sale, pricing option and audience; tickets until `until`. */
    pricesAt: async ({
      venueId,
      now,
      until,
    }: {
      readonly venueId: number
      readonly now: number
      readonly until: number
    }): Promise<readonly OptionPrice[]> => [
      ...(await rows.ticketed({ venueId, now, until })),
      ...(await rows.single({ venueId, now })),
      ...(await rows.byAge({ venueId, now })),
      ...(await rows.whole({ venueId, now })),
    ],
    isMember: async (userId: number, now: number) => (await withBenefits([userId], now)).length > 0,
    /** Memberships that give member prices to users on their days, past and future ones included; users without any are absent. */
    heldPrices: async (userIds: readonly number[]): Promise<ReadonlyMap<number, readonly HeldPrice[]>> => {
      const giving = (await rows.ofUsers({ userIds })).filter(({ memberPriceApplies }) => memberPriceApplies)
      return Map.groupBy(giving, ({ userId }) => userId)
    },
    /** Memberships that give member prices to users at `now`; users without any are absent. */
    givingPrices: async (
      userIds: readonly number[],
      now: number,
    ): Promise<ReadonlyMap<number, readonly GivingPrice[]>> => {
      const giving = (await withBenefits(userIds, now)).filter(({ memberPriceApplies }) => memberPriceApplies)
      return Map.groupBy(giving, ({ userId }) => userId)
    },
  }
}

export function createMembershipWrites(db: Db, { memberships, membershipTimes }: Schema) {
  return queries('memberships', db, {
    insert: insertInto(memberships),
    insertTime: insertInto(membershipTimes),
    /** Other changes of the membership wait until this unit of work is over. */
    lock: perform(($: Given<{ id: number }>) =>
      db
        .update(memberships)
        .set({ endsOn: sql`${memberships.endsOn}` })
        .where(eq(memberships.id, $.id)),
    ),
    setDays: perform(($: Given<{ id: number } & Omit<Days, 'startsOn'>>) =>
      db
        .update(memberships)
        .set({ endsOn: $.endsOn, frozenFrom: $.frozenFrom, frozenUntil: $.frozenUntil, endingOn: $.endingOn })
        .where(eq(memberships.id, $.id)),
    ),
    /** Compare and set: answers the membership times that end by this. */
    endTimes: many(($: Given<{ itemIds: readonly number[]; endedAt: number }>) =>
      db
        .update(membershipTimes)
        .set({ endedAt: $.endedAt })
        .where(and(inList(membershipTimes.orderItemId, $.itemIds), isNull(membershipTimes.endedAt)))
        .returning(),
    ),
    endOn: perform(($: Given<{ id: number; endsOn: string }>) =>
      db.update(memberships).set({ endsOn: $.endsOn }).where(eq(memberships.id, $.id)),
    ),
    /** Ends every membership of a user that would last beyond a day, with its freeze and the wish to end it. */
    endAllOf: perform(($: Given<{ userId: number; endsOn: string }>) =>
      db
        .update(memberships)
        .set({ endsOn: $.endsOn, frozenFrom: null, frozenUntil: null, endingOn: null })
        .where(and(eq(memberships.userId, $.userId), or(isNull(memberships.endsOn), gt(memberships.endsOn, $.endsOn)))),
    ),
    changeType: perform(($: Given<{ id: number; membershipTypeId: number }>) =>
      db.update(memberships).set({ membershipTypeId: $.membershipTypeId }).where(eq(memberships.id, $.id)),
    ),
  })
}

export const membershipWrites = writesOf('memberships', createMembershipWrites)
