import { setImmediate } from 'node:timers'
import { SwallowedErrorError } from '../port.ts'
import type { Connection, Watch } from './connection.ts'

/** What a unit of work answers, and whether that is kept: false when what it was to be committed with could not be. */
type Done<T> = { readonly value: T; readonly kept: Promise<boolean> }

type Work<T> = () => Promise<T>

/** All of them are to be called in turn: one after the other has ended. */
export type Commits = {
  /** Does a unit of work and commits it, under load with others that come at the same moment. Throws what it throws. */
  readonly together: <T>(work: Work<T>) => Promise<Done<T>>
  /** Does a unit of work and commits it by itself. */
  readonly alone: <T>(work: Work<T>) => Promise<T>
  /** Commits what has been done and is not kept yet. */
  readonly settle: () => void
}

type Given = {
  readonly writer: Connection
  readonly watch: Watch
  /** Begins a transaction that writes. */
  readonly begin: () => Promise<void>
  /** Calls back in turn, before all that wait. */
  readonly inTurn: (act: () => void) => void
  /** A commit has changed these tables. */
  readonly committed: (tables: Iterable<string>) => void
}

/** The first of them waits for the last, so they are few. */
const mostTogether = 32

/**
 * Units of work and their commits. A commit waits for the disk, longer than most work takes, and everything waits with it.
 * So the first of a round of the event loop is committed at once when it comes alone; those that come in the same round share
 * one commit at its end, each behind a savepoint of its own, and none is answered before it. In memory a commit costs nothing.
 */
export function createCommits({ writer, watch, begin, inTurn, committed }: Given): Commits {
  const [commit, rollback, mark, unmark, backToMark] = [
    'commit',
    'rollback',
    'savepoint unit',
    'release unit',
    'rollback to unit',
  ].map((text) => {
    const statement = writer.prepare(text)
    return () => void statement.run()
  }) as [() => void, () => void, () => void, () => void, () => void] // five texts, five functions
  /** Those done in the transaction that is open. */
  let waiting: ((isKept: boolean) => void)[] = []
  let written = new Set<string>()
  let isBusyRound = false
  /** Several came in the round before: then the first of this one waits for the others, too. */
  let isUnderLoad = false

  async function watching<T>(work: Work<T>): Promise<T> {
    watch.begin()
    try {
      const value = await work()
      if (watch.failed()) throw new SwallowedErrorError('a statement failed, its error was swallowed: nothing is kept')
      return value
    } finally {
      watch.end()
    }
  }

  async function alone<T>(work: Work<T>): Promise<T> {
    settle()
    await begin()
    try {
      const value = await watching(work)
      commit()
      committed(watch.written())
      return value
    } catch (error) {
      // Some failures end the transaction by themselves (a full disk).
      if (writer.inTransaction) rollback()
      throw error
    } finally {
      if (!isBusyRound) setImmediate(() => void (isBusyRound = false))
      isBusyRound = true
    }
  }

  async function together<T>(work: Work<T>): Promise<Done<T>> {
    const isFirst = waiting.length === 0
    const comesAlone = !isBusyRound && !isUnderLoad
    if (isFirst && (comesAlone || writer.memory)) return { value: await alone(work), kept: Promise.resolve(true) }
    if (isFirst) await begin()
    else mark()
    const value = await watching(work).catch((error: unknown) => {
      undo(isFirst)
      throw error
    })
    if (isFirst) setImmediate(() => inTurn(settle))
    else unmark()
    for (const table of watch.written()) written.add(table)
    const kept = new Promise<boolean>((resolve) => waiting.push(resolve))
    if (waiting.length >= mostTogether) settle()
    return { value, kept }
  }

  function undo(isFirst: boolean): void {
    if (!writer.inTransaction) return tell(false)
    if (isFirst) return rollback()
    backToMark()
    unmark()
  }

  function settle(): void {
    if (waiting.length === 0) return
    isUnderLoad = waiting.length > 1
    let isKept = false
    try {
      commit()
      committed(written)
      isKept = true
    } catch {
      // Each is done again by itself, and then it has an error of its own.
      if (writer.inTransaction) rollback()
    } finally {
      tell(isKept)
    }
  }

  function tell(isKept: boolean): void {
    const told = waiting
    waiting = []
    written = new Set()
    for (const resolve of told) resolve(isKept)
  }

  return { together, alone, settle }
}
