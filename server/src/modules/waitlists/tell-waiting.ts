import type { Tx } from '../../repositories.ts'
import { mailOffer, mailPlacesFree } from '../mails/index.ts'

export type Turn = Awaited<ReturnType<Tx['waitlists']['inTurn']>>[number]

type Telling = {
  readonly turn: Turn
  readonly mailId: number
  readonly publicUrl: string
  readonly keptUntil: number | null
  readonly now: number
}

/** Announces free places: held for the reader for a time, or for whoever books first. Part of a transaction. */
export function tellWaiting(tx: Tx, { turn, keptUntil, ...mail }: Telling): Promise<void> {
  const waiting = { ...mail, entry: turn.entry }
  return keptUntil === null ? mailPlacesFree(tx, waiting) : mailOffer(tx, { ...waiting, keptUntil })
}
