import { environment } from '../../environment.ts'

/** The token of the present login; null for a visitor. */
export function presentToken(): string | null {
  return environment().credentials.tokenFor(window.location.pathname)
}
