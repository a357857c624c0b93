import { endpoints } from '@touchline/contract'
import { getCaller } from '../../infra/http/context.ts'
import { route, type Route } from '../../infra/http/route.ts'
import { presentLinkedUser } from './presenter.ts'
import { readUser } from './read-user.ts'

export const userRoutes: readonly Route[] = [
  route(endpoints.readUser, async ({ context }) => ({
    data: await readUser(context.deps, getCaller(context).id),
  })),
  route(endpoints.listLinkedUsers, ({ params, context }) =>
    context.deps.store.read(async (reads) => ({
      data: (await reads.users.linkedTo(params.userId)).map(presentLinkedUser),
    })),
  ),
]
