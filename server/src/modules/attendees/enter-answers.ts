import type { Tx } from '../../repositories.ts'
import type { AttendeeRow } from './tables.ts'
import { attendeeWrites } from './repository.ts'
import { answerBundle } from '../reservations/index.ts'

/** Somebody who was entered; `ofBundle`: what they answer is part of what was booked together. */
export type Entered = { readonly row: AttendeeRow; readonly ofBundle: boolean }

/** Keeps who comes by lines and what they answered, instead of what was entered before. */
export async function enterAnswers(tx: Tx, entered: readonly Entered[]): Promise<void> {
  await attendeeWrites(tx).enter(entered.map(({ row }) => row))
  for (const { row, ofBundle } of entered) {
    const { itemId, answers } = row
    if (ofBundle) await answerBundle(tx, { itemId, answers })
  }
}

/** Nothing that was answered for those who were to come by a line is read of it again. */
export async function forgetAnswers(tx: Tx, { itemId }: { readonly itemId: number }): Promise<void> {
  await attendeeWrites(tx).forget({ itemId })
  await answerBundle(tx, { itemId, answers: [] })
}
