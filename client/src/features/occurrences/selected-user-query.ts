import { personAskedFor } from '../../app/session/counter.ts'

/** Names the linked user in the query too; by default the platform uses the login. */
export function selectedUserQuery(): { readonly selectedUserId?: number } {
  const selectedUserId = personAskedFor()
  return selectedUserId === null ? {} : { selectedUserId }
}
