import type { TSchema } from 'typebox'
import type { RefusalCode } from '../refusals.ts'

/**
 * The sender of a call: a merchant by HTTP Basic, a page by its session key, a browser's form, or the control client.
 */
export type Group = 'Server' | 'Browser' | 'Bank' | 'Control' | 'Health'

/** One call in the document. */
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
  /** Answers by status; null: an empty one. */
  readonly answers: Readonly<Record<number, TSchema | 'page' | 'script' | 'face' | null>>
  readonly refuses: readonly RefusalCode[]
  /** A command: executed once for each Idempotency-Key. */
  readonly once?: true
}

/** Texts of a command; the rest comes from the command itself. */
export type CommandTexts = Pick<DescribedCall, 'summary' | 'description' | 'answers' | 'refuses'>

/** A call without the fields of its group. */
export type Short = Omit<DescribedCall, 'group' | 'path' | 'refuses'> & {
  readonly path: string
  readonly refuses?: readonly RefusalCode[]
}

/** The calls of a group, with their shared path prefix and refusals. */
export const inGroup = (group: Group, prefix: string, refusals: readonly RefusalCode[], calls: readonly Short[]) =>
  calls.map((call): DescribedCall => ({
    ...call,
    group,
    path: `${prefix}${call.path}`,
    refuses: [...refusals, ...(call.refuses ?? [])],
  }))
