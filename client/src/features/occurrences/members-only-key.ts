import type { MembersOnly } from './members-only.ts'

/** The text that the viewer reads instead of a price, with what to do. It has the place `membership`. */
export function membersOnlyKey({ isStranger }: MembersOnly): 'home:membership.only' | 'home:membership.onlyLogIn' {
  return isStranger ? 'home:membership.onlyLogIn' : 'home:membership.only'
}
