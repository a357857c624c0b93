import { type Meanings, meaningOf as of } from '../shared/meaning.ts'

/** States of a membership of a user. */
export const membershipStatuses = ['active', 'frozen', 'ending', 'ended'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

export const membershipRequestKinds = ['freeze', 'change', 'end'] as const
export type MembershipRequestKind = (typeof membershipRequestKinds)[number]

export const membershipRequestStatuses = ['open', 'accepted', 'refused', 'withdrawn'] as const
export type MembershipRequestStatus = (typeof membershipRequestStatuses)[number]

export const membershipMeanings: readonly Meanings[] = [
  of('MembershipStatus', membershipStatuses, {
    active: 'its benefits apply',
    frozen: 'it is paused: no benefit applies until the freeze is over',
    ending: 'its benefits apply until its last day, and it was asked to end then',
    ended: 'its last day is over',
  }),
  of('MembershipRequestKind', membershipRequestKinds, {
    freeze: 'to pause it for some months',
    change: 'to have another type',
    end: 'to end it on the last paid day',
  }),
  of('MembershipRequestStatus', membershipRequestStatuses, {
    open: 'staff have not answered',
    accepted: 'staff have accepted it',
    refused: 'staff have refused it, with a reason',
    withdrawn: 'the member has taken it back',
  }),
]
