import { wait } from './wait.ts'
import { whenShown } from './when-idle.ts'

/** Longer than this, in milliseconds, nobody waits for a browser that does not rest, nor for those before them. */
const patienceMs = 3000

/** Ends when everybody before has had their turn. */
let turns = Promise.resolve()

/**
 * Resolves when the browser rests and shows what was made before, for one who asks after the other: the page grows in tasks
 * that hold nobody up.
 */
export function whenItsTurn(): Promise<void> {
  turns = Promise.race([turns.then(whenShown), wait(patienceMs)])
  return turns
}
