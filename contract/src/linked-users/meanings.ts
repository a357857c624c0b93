import { type Meanings, meaningOf as of } from '../shared/meaning.ts'

/** States of an invitation that has not become a link. */
export const linkInvitationStatuses = ['waiting', 'declined', 'expired'] as const

export const linkedUserMeanings: readonly Meanings[] = [
  of('LinkInvitationStatus', linkInvitationStatuses, {
    waiting: 'the person was asked and has not answered',
    declined: 'the person does not agree',
    expired: 'nobody answered in time',
  }),
]
