import { localDate } from '@touchline/clock'
import type { AddItem, Text } from '@touchline/contract'
import { nothingBeside } from '../../purchasables/nothing-beside.ts'
import {
  type Circumstances,
  type Parsed,
  type Presented,
  purchasable,
  type StoredLine,
} from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { changeIn, newIn } from './bought-as.ts'
import { decideMembership, type MembershipChoice, type MembershipFacts } from './sell-membership.ts'
import { endMemberships, fulfilMemberships } from './fulfil-memberships.ts'
import { text } from '../../texts/index.ts'

const notHere = [text('carts:not_for_memberships')]

/** One membership, for the owner or a linked user, with no other item beside it. */
export function parseMembership(item: AddItem, attendeeId: number | null): Parsed<MembershipChoice> {
  const fields: Record<string, readonly Text[]> = {}
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = [text('carts:one_membership')]
  Object.assign(fields, nothingBeside(item, notHere))
  const id = String(item.purchasable_id)
  const [joined, change] = [newIn(id), changeIn(id)]
  if (!joined && !change && !/^\d{1,10}$/.test(id)) fields['purchasable_id'] = [text('carts:no_such_membership')]
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const common = { attendeeId, quantity: 1, extras: [], answers: [], agreed: [] }
  if (joined) return { kind: 'choice', choice: { ...common, kind: 'new', ...joined } }
  if (change) return { kind: 'choice', choice: { ...common, kind: 'change', ...change } }
  return { kind: 'choice', choice: { ...common, kind: 'renewal', membershipId: Number(id) } }
}

async function readFacts(
  reads: Reads,
  choices: readonly MembershipChoice[],
  { now }: Pick<Circumstances, 'now'>,
): Promise<MembershipFacts> {
  const attendees = [...new Set(choices.flatMap(({ attendeeId }) => attendeeId ?? []))]
  // Read before the memberships, so that a line paid meanwhile is seen in one of the two.
  const inBaskets = attendees.length > 0 ? await reads.memberships.inBasketsOf(attendees) : []
  const ids = [
    ...choices.flatMap((choice) => (choice.kind === 'new' ? [] : [choice.membershipId])),
    ...inBaskets.flatMap(({ purchasableId }) => knownIn(purchasableId) ?? []),
  ]
  const found = ids.length > 0 ? await reads.memberships.byIds({ ids: [...new Set(ids)] }) : []
  const venues = await reads.venues.all()
  const birthdays = attendees.length > 0 ? await reads.users.birthdays({ ids: attendees }) : []
  return {
    types: new Map((await reads.memberships.allTypes()).map((type) => [type.id, type])),
    memberships: new Map(found.map((membership) => [membership.id, membership])),
    inForce: attendees.length > 0 ? await reads.memberships.inForceOf(attendees, now) : [],
    inBaskets,
    bornOn: new Map(birthdays.map(({ id, bornOn }) => [id, bornOn])),
    isOnline: (await reads.site.getClient()).onlineJoining,
    joiningVenueIds: new Set(venues.filter(({ onlineJoining }) => onlineJoining).map(({ id }) => id)),
    timezone: venues[0]?.timezone ?? 'UTC',
  }
}

async function presentMemberships(reads: Reads, lines: readonly StoredLine[]): Promise<ReadonlyMap<number, Presented>> {
  const types = await reads.memberships.allTypes()
  const renewed = lines.flatMap(({ purchasableId }) => knownIn(purchasableId) ?? [])
  const known = renewed.length > 0 ? await reads.memberships.byIds({ ids: [...new Set(renewed)] }) : []
  const bought = await reads.memberships.ofLines({ itemIds: lines.map(({ id }) => id) })
  const times = await reads.memberships.timesOf({ itemIds: lines.map(({ id }) => id) })
  const paid = new Set(times.map(({ orderItemId }) => orderItemId))
  const venues = await reads.venues.all()
  const about = (typeId: number, venueId: number) => {
    const [type, venue] = [types.find(({ id }) => id === typeId), venues.find(({ id }) => id === venueId)]
    return {
      ...(type && { membership_type: { id: type.id, name: type.name } }),
      ...(venue && { home_venue: { id: venue.id, name: venue.name } }),
    }
  }
  return new Map(
    lines.map((line): readonly [number, Presented] => {
      const joined = newIn(line.purchasableId)
      const membership = joined
        ? bought.find(({ orderItemId }) => orderItemId === line.id)
        : known.find(({ id }) => id === knownIn(line.purchasableId))
      const named = membership ? { membership_id: membership.id, membership_user_id: membership.userId } : {}
      const lasts =
        membership?.endsOn && paid.has(line.id)
          ? { membership_lasts: { starts_on: joined ? membership.startsOn : null, ends_on: membership.endsOn } }
          : {}
      if (joined) return [line.id, { type: 'membership', ...named, ...lasts, ...about(joined.typeId, joined.venueId) }]
      const change = changeIn(line.purchasableId)
      if (change) {
        const becomes = membership ? about(change.typeId, membership.homeVenueId) : {}
        return [line.id, { type: 'membership_change', ...named, ...becomes, membership_change_id: line.id }]
      }
      const type = membership ? about(membership.membershipTypeId, membership.homeVenueId) : {}
      return [
        line.id,
        { type: 'membership_renewal', ...named, ...lasts, ...type, membership_renewal_id: Number(line.purchasableId) },
      ]
    }),
  )
}

/** The existing membership; undefined for a new one. */
function knownIn(purchasableId: string): number | undefined {
  if (newIn(purchasableId)) return undefined
  return changeIn(purchasableId)?.membershipId ?? Number(purchasableId)
}

export const membershipPurchasable = purchasable<MembershipChoice, MembershipFacts>({
  parse: parseMembership,
  facts: readFacts,
  decide: (facts, choice, { actor, now, insteadOf }) =>
    decideMembership(facts, choice, {
      today: localDate(now, facts.timezone),
      isAtDesk: actor.channel === 'foh',
      insteadOf,
    }),
  present: presentMemberships,
  fulfil: fulfilMemberships,
  end: endMemberships,
})
