import { changes } from '../checking/changes.ts'
import { check } from '../checking/check.ts'
import { probe } from '../probing/probe.ts'
import { proxy } from '../proxying/proxy.ts'
import { replay } from '../replaying/replay.ts'
import { report } from '../reporting/report-verb.ts'
import { write } from '../writing/write.ts'
import type { Verb } from './verb.ts'

/** The commands of the tool, in the order of its help. A new one is a line here and a file beside it. */
export const verbs: readonly Verb[] = [check, changes, replay, probe, proxy, write, report]
