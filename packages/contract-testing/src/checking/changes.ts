import { sharedOptions } from '../cli/shared-options.ts'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import type { Description, Operation } from '../descriptions/description.ts'
import { describedBy } from '../descriptions/load-description.ts'
import { readJson } from '../descriptions/read-json.ts'
import { kindNames } from '../reporting/answer.ts'
import type { Change } from './change.ts'
import { breakingChanges, placeOf } from './compare-descriptions.ts'

/** Prints what a release changes for its callers. */
export const changes: Verb = {
  name: 'changes',
  usage: '[--contract FILE] [--released FILE]',
  help: 'Prints, as Markdown, what has changed for callers since the last release; 1 where something breaks them.',
  options: { contract: sharedOptions.contract, released: sharedOptions.released },
  run: runChanges,
}

async function runChanges({ values }: Options, { env, print }: Surroundings): Promise<ExitCode> {
  const file = values['contract'] ?? env['CONTRACT_WORKING_TREE']
  const baseline = values['released'] ?? env['CONTRACT_SHIPPED']
  if (typeof file !== 'string') throw new CannotAsk('Name the OpenAPI document: --contract FILE.')
  if (typeof baseline !== 'string') throw new CannotAsk('Name the released contract to compare with: --released FILE.')
  const [before, current] = [describedBy(await readJson(baseline), baseline), describedBy(await readJson(file), file)]
  if (before.operations.length === 0) throw new CannotAsk('The released contract has no calls: there is no baseline.')
  const found = breakingChanges(before, current)
  print(changesText(found, newCalls(before, current)))
  return found.some(({ severity }) => severity === 'fail') ? 1 : 0
}

function newCalls(before: Description, current: Description): readonly Operation[] {
  const places = new Set(before.operations.map(placeOf))
  return current.operations.filter((operation) => !places.has(placeOf(operation)))
}

/** The changes as a section of a changelog: what breaks a caller, what a caller should look at, and new calls. */
function changesText(found: readonly Change[], added: readonly Operation[]): string {
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, '', ...lines])
  const breaking = linesOf(found.filter(({ severity }) => severity === 'fail'))
  const noticed = linesOf(found.filter(({ severity }) => severity !== 'fail'))
  const calls = added.map(({ name, method, path }) => `- \`${name}\`: ${method} ${path}`)
  return [
    breaking.length === 0 ? 'Nothing in this release breaks a caller.' : 'This release breaks callers.',
    ...part('### Breaks a caller', breaking),
    ...part('### To look at', noticed),
    ...part('### New calls', calls),
    '',
    'New optional fields break nobody and are not listed.',
  ].join('\n')
}

/** More fields or calls than this are counted. */
const listed = 5

/** A line for each change of a field, with all the calls that have it. */
function linesOf(found: readonly Change[]): readonly string[] {
  const groups = Map.groupBy(found, ({ field, kind, expected, got }) => [lastOf(field), kind, expected, got].join('|'))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { kind, expected, got } = first
    const fields = [...new Set(group.map(({ field }) => field || 'the call'))].toSorted()
    const calls = [...new Set(group.map(({ call }) => call))].toSorted()
    const where = fields.length > listed ? `${lastOf(fields[0] ?? '')} in ${fields.length} places` : fields.join(', ')
    const whose = calls.length > listed ? `${calls.length} calls` : calls.join(', ')
    return [`- ${where}: ${kindNames[kind].toLowerCase()}; was ${expected}, is ${got} (${whose})`]
  })
}

/** A field of many records is one change, wherever these are. */
const lastOf = (field: string): string => field.split('.').at(-1) ?? field
