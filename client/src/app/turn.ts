import { wait } from './wait.ts'
import { whenIdle } from './when-idle.ts'

/** As long as a frame, in milliseconds: what one has made is on the screen before the next begins. */
const frameMs = 34

/** Longer than this, in milliseconds, nobody waits for a browser that does not rest, nor for those before them. */
const patienceMs = 3000

/** Ends when everybody before has had their turn. */
let turns = Promise.resolve()

/** Resolves when the browser rests, for one who asks after the other: the page grows in tasks that hold nobody up. */
export function whenItsTurn(): Promise<void> {
  const turn = Promise.race([turns.then(whenIdle), wait(patienceMs)])
  turns = turn.then(() => wait(frameMs))
  return turn
}
