import { changeUser } from '@touchline/contract/calls/users'
import { unreadable } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import type { Input } from '../../api/exchange.ts'
import { has } from '../../api/having.ts'
import { dispatch } from '../../app/session/session.ts'

/** A change of details, in the client's spelling. */
export type DetailsChange = Input<typeof changeUser>['body']['data']

/** Changes details of the logged-in user, who is shown with them at once. Throws an ApiError; a 422 names its fields. */
export async function changeDetails(data: DetailsChange): Promise<void> {
  const user = await call(changeUser, { body: { data } })
  if (!has(user, 'id')) throw unreadable()
  dispatch({ kind: 'user-loaded', user })
}
