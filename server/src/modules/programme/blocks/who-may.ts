import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import { mayBlock } from '../../selling/index.ts'

/** Answers the id of the user who blocks or lifts. Throws `unauthorised` without the permission. */
export function checkMayBlock(actor: Actor): number {
  if (!mayBlock(actor)) throw new PlatformError('unauthorised')
  return getCallerId(actor)
}
