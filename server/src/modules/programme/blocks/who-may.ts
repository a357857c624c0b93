import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import { mayBlock } from '../../selling/index.ts'

/** Answers who blocks or lifts. Throws `unauthorised` unless they hold the permission. [O-38, O-93] */
export function checkMayBlock(actor: Actor): number {
  if (!mayBlock(actor)) throw new PlatformError('unauthorised')
  return getCallerId(actor)
}
