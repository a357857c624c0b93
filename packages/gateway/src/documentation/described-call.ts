import type { TSchema } from 'typebox'
import type { RefusalCode } from '../refusals.ts'

/** Who sends a call: a merchant by HTTP Basic, a page by its session key, a browser's form, or whoever controls the gateway. */
export type Group = 'Server' | 'Browser' | 'Bank' | 'Control' | 'Health'

/** One call as the document describes it. */
export type DescribedCall = {
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With `{parameters}`. */
  readonly path: string
  readonly group: Group
  readonly summary: string
  readonly description: string
  readonly body?: TSchema
  readonly query?: TSchema
  /** What it answers by status; null: nothing. */
  readonly answers: Readonly<Record<number, TSchema | 'page' | 'script' | 'face' | null>>
  readonly refuses: readonly RefusalCode[]
  /** A command: once for each Idempotency-Key. */
  readonly once?: true
}

/** What is said of a command; the rest follows from the command itself. */
export type CommandTexts = Pick<DescribedCall, 'summary' | 'description' | 'answers' | 'refuses'>

/** A call of a group: without what the group says for it. */
export type Short = Omit<DescribedCall, 'group' | 'path' | 'refuses'> & {
  readonly path: string
  readonly refuses?: readonly RefusalCode[]
}

/** The calls of a group, with the path and the refusals that they share. */
export const inGroup = (group: Group, prefix: string, refusals: readonly RefusalCode[], calls: readonly Short[]) =>
  calls.map((call): DescribedCall => ({
    ...call,
    group,
    path: `${prefix}${call.path}`,
    refuses: [...refusals, ...(call.refuses ?? [])],
  }))
