import { instantText } from '@touchline/clock'
import { sharedOptions } from '../cli/shared-options.ts'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import type { Description } from '../descriptions/description.ts'
import { describedBy } from '../descriptions/load-description.ts'
import { sentenceOf } from '../descriptions/provenance.ts'
import { readJson } from '../descriptions/read-json.ts'
import { byWeight, type JudgedRow, type Judgement } from '../judging/judge-all.ts'
import { finish, reportOptions, reportUsage } from '../reporting/finish.ts'
import type { Change } from './change.ts'
import { breakingChanges } from './compare-descriptions.ts'
import { lint } from './lint.ts'
import { provenanceGaps } from './provenance-gaps.ts'

/** Judges a description without asking anybody: level 0. */
export const check: Verb = {
  name: 'check',
  usage: `[--contract FILE] [--released FILE] ${reportUsage}`,
  help: 'Checks the contract itself: provenance, two linters, and what breaks callers of the last release.',
  options: { contract: sharedOptions.contract, released: sharedOptions.released, ...reportOptions },
  run: runCheck,
}

async function runCheck(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  const { values } = options
  const { env, progress, clock } = surroundings
  const file = values['contract'] ?? env['CONTRACT_WORKING_TREE']
  const baseline = values['released'] ?? env['CONTRACT_SHIPPED']
  if (typeof file !== 'string') throw new CannotAsk('Name the OpenAPI document to check: --contract FILE.')
  if (typeof baseline !== 'string') throw new CannotAsk('Name the released contract to compare with: --released FILE.')
  const [document, released] = [await readJson(file), await readJson(baseline)]
  const [current, before] = [describedBy(document, file), describedBy(released, baseline)]
  progress('Provenance')
  const gaps = provenanceGaps(document)
  progress('Linters')
  const problems = await lint(document)
  progress('Changes')
  const changes = breakingChanges(before, current)
  const judgement = judgementOf([...gaps, ...problems, ...changes], before, current)
  const target = values['contract'] === undefined ? 'The contract of the working tree' : file
  const at = instantText(clock.now())
  return finish({ target, at, levels: [0] }, judgement, options, surroundings)
}

/** The rows of a check. Every call is looked at once, and no field of an answer is seen. */
function judgementOf(changes: readonly Change[], before: Description, current: Description): Judgement {
  // A description without calls has been compared with nothing.
  if (before.operations.length === 0) throw new CannotAsk('The released contract has no calls: there is no baseline.')
  const names = new Set([...before.operations, ...current.operations].map(({ name }) => name))
  return {
    rows: changes.map(rowOf).toSorted(byWeight),
    coverage: {
      calls: { stated: names.size, asked: names.size, refused: [], notThere: [], neverAsked: [] },
      fields: { stated: 0, asked: 0, seen: 0, ofCalls: {}, neverSeen: [] },
    },
    asked: names,
    unknown: 0,
  }
}

function rowOf({ provenance, ...row }: Change): JudgedRow {
  return { ...row, sentence: sentenceOf(provenance), provenance: provenance?.kind ?? null, seen: 1, of: 1 }
}
