import { session } from './session.ts'
import type { User } from './session-state.ts'

/** The logged-in user as soon as the platform has told; null for a visitor, and when it could not be read. */
export function knownUser(): Promise<User | null> {
  return new Promise((resolve) => {
    let stop = () => {}
    const look = () => {
      const { loggedIn, user, unread } = session.get()
      if (user === null && loggedIn && unread === null) return
      stop()
      resolve(user)
    }
    stop = session.subscribe(look)
    look()
  })
}
