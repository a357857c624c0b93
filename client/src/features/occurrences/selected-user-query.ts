import { personAskedFor } from '../../app/session/counter.ts'

/** Names the person acted for also in the query; without one the platform goes by the login. [S6-009] */
export function selectedUserQuery(): { readonly selectedUserId?: number } {
  const selectedUserId = personAskedFor()
  return selectedUserId === null ? {} : { selectedUserId }
}
