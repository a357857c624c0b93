import type { Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { RelativeWindow, ScheduleRecord } from '@touchline/seed'
import { text } from '../../../texts/index.ts'
import type { Audience, NewOption } from '../../pricing/index.ts'

/** The priced parts of a schedule: the whole, one occurrence, or ticket types. */
export type PlannedOptions = {
  readonly whole: NewOption | null
  /** More than one where the price depends on the attendee's age. */
  readonly singles: readonly NewOption[]
  readonly tickets: readonly NewOption[]
}

type Amounts = { readonly price: MinorUnits; readonly memberPrice: MinorUnits | null }

/**
 * The pricing options of a schedule. Every audience in `members` has the member price; a schedule for members only has
 * no other. [C-79]
 */
export function optionsOf(record: ScheduleRecord, members: readonly Audience[]): PlannedOptions {
  const option = (name: Text | string, suffix: string, { price, memberPrice }: Amounts): NewOption => {
    const isForMembers = record.qualification === 'members'
    const least = memberPrice ?? (isForMembers ? price : null)
    const ofMembers = least === null ? [] : members.map((audience) => ({ audience, amount: least }))
    const ofEverybody = isForMembers ? [] : [{ audience: 'everybody' as const, amount: price }]
    return { name, reference: `${referenceOf(record)}:${suffix}`, prices: [...ofEverybody, ...ofMembers] }
  }
  switch (record.kind) {
    case 'course':
      return { whole: option(text('programme:whole_course'), 'whole', record), singles: [], tickets: [] }
    case 'camp': {
      const { sessionPrice, sessionMemberPrice: memberPrice } = record
      const isWhole = record.pricingOptionAvailability.includes('bundled')
      return {
        whole: isWhole ? option(text('programme:entire_camp'), 'whole', record) : null,
        singles:
          sessionPrice === null
            ? []
            : [option(text('programme:one_session'), 'session', { price: sessionPrice, memberPrice })],
        tickets: [],
      }
    }
    case 'ticketed':
      return {
        whole: null,
        singles: [],
        tickets: record.tickets.map((ticket, index) => option(ticket.name, `ticket-${index + 1}`, ticket)),
      }
    case 'class':
    case 'slots':
      return {
        whole: null,
        singles: record.prices?.map((price, index) => option(price.name, `session-${index + 1}`, price)) ?? [
          option(text('programme:one_session'), 'session', record),
        ],
        tickets: [],
      }
  }
}

export function referenceOf({ reference, slug }: Pick<ScheduleRecord, 'reference' | 'slug'>): string {
  return reference ?? slug
}

const always: RelativeWindow = { opensMinutesBefore: null, closesMinutesBefore: null }

/** Booking windows of a schedule: everybody's, and those of member audiences where they differ. */
export function windowsOf(record: ScheduleRecord, members: readonly Audience[]) {
  const row = (audience: Audience, given: ReturnType<typeof spanOf>) => ({ scheduleId: record.id, audience, ...given })
  const ofMembers = spanOf(record, 'members')
  return [
    row('everybody', spanOf(record, 'everybody')),
    ...(hasMembersWindow(record) ? members.map((audience) => row(audience, ofMembers)) : []),
  ]
}

function hasMembersWindow(record: ScheduleRecord): boolean {
  return isDated(record) ? record.membersFirstBookableAt !== undefined : record.membersWindow !== undefined
}

function spanOf(record: ScheduleRecord, whose: 'everybody' | 'members') {
  if (!isDated(record)) {
    const window = whose === 'members' ? (record.membersWindow ?? record.window) : record.window
    return { opensAt: null, closesAt: null, ...window }
  }
  const { firstBookableAt, lastBookableAt, membersFirstBookableAt = firstBookableAt } = record
  const opensAt = whose === 'members' ? membersFirstBookableAt : firstBookableAt
  return { opensAt, closesAt: lastBookableAt, ...always }
}

/** Whether a schedule is sold whole, so that its windows are instants. */
function isDated(record: ScheduleRecord): record is Extract<ScheduleRecord, { readonly kind: 'course' | 'camp' }> {
  return record.kind === 'course' || record.kind === 'camp'
}
