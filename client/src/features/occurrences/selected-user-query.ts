import { environment } from '../../app/environment.ts'

/** Names the person acted for also in the query; without one the platform goes by the login. [S6-009] */
export function selectedUserQuery(): { readonly selectedUserId?: number } {
  const selectedUserId = environment().credentials.selectedUser()
  return selectedUserId === null ? {} : { selectedUserId }
}
