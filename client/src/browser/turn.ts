import { wait } from './wait.ts'
import { whenShown } from './when-idle.ts'

/** The longest wait, in milliseconds, for an idle moment of the browser or for earlier turns. */
const patienceMs = 3000

/** Settles when all earlier turns have ended. */
let turns = Promise.resolve()

/**
 * Resolves when the browser is idle and has shown earlier parts, one caller after the other: the page grows in short
 * tasks.
 */
export function whenItsTurn(): Promise<void> {
  turns = Promise.race([turns.then(whenShown), wait(patienceMs)])
  return turns
}
