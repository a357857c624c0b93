import { endpoints } from '@touchline/contract'
import { getCallerId, getOwnerId } from '../../actor.ts'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { findCustomers } from './find-customers.ts'
import { presentFound, presentLinkedUser } from './presenter.ts'
import { readUser, readVisitor } from './read-user.ts'

export const userRoutes: readonly Route[] = [
  readRoute(endpoints.readUser, async (reads, actor, { now }) => ({
    data: await (actor.visit ? readVisitor : readUser)(reads, {
      userId: getCallerId(actor),
      selectedUserId: actor.selectedUserId,
      now,
    }),
  })),
  readRoute(endpoints.findCustomers, async (reads, _actor, { query }) => {
    const { rows, more } = await findCustomers(reads, query.search)
    return { data: { customers: rows.map(presentFound), more } }
  }),
  readRoute(endpoints.listLinkedUsers, async (reads, actor) => ({
    data: (await reads.users.linkedTo({ ownerId: getOwnerId(actor) })).map(presentLinkedUser),
  })),
]
