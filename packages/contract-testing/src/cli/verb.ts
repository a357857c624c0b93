import type { ParseArgsOptionDescriptor } from 'node:util'
import type { Clock } from '@touchline/clock'

/** 0: everything agrees. 1: something differs. 2: nothing could be asked or judged. */
export type ExitCode = 0 | 1 | 2

/** The surroundings of a command: where it prints, and what it reads besides its options. */
export type Surroundings = {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  /** Waits, in milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** Tells what is being done while it is. */
  readonly progress: (line: string) => void
  /** Asks for a line at the terminal; undefined where nobody sits at one. */
  readonly type: (question: string) => Promise<string | undefined>
  /** Calls back at each Ctrl-C, which then ends nothing by itself, until the function that it answers is called. */
  readonly onInterrupt: (tell: () => void) => () => void
}

/** Options by name as they were typed, and the words beside them. */
export type Options = {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
  readonly words: readonly string[]
}

/** Options by name, each with what it is for. */
export type VerbOptions = Readonly<Record<string, ParseArgsOptionDescriptor & { readonly help: string }>>

/** One command of the tool. */
export type Verb = {
  readonly name: string
  /** The arguments behind the name, such as `FILE` or `--url URL`. */
  readonly usage: string
  /** One line. */
  readonly help: string
  readonly options: VerbOptions
  /** Throws CannotAsk where there is nothing to judge. */
  readonly run: (options: Options, surroundings: Surroundings) => Promise<ExitCode>
}

/** Nothing could be asked or judged, and why, in one line. It ends the command with 2. */
export class CannotAsk extends Error {}
