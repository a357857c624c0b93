import { offer } from '../../infra/store/unit-of-work.ts'
import { membershipWrites } from './repository.ts'
import { membershipRequestWrites } from './requests/repository.ts'

// Writes that other modules make in their units of work.
export const endMembershipsOf = offer(membershipWrites, 'endAllOf')
export const forgetMembershipRequestsOf = offer(membershipRequestWrites, 'forgetAllOf')
