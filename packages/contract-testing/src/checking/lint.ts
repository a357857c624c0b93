import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotAsk } from '../cli/verb.ts'
import type { Change } from './change.ts'

/** The folder with the linters and their rules: that of the repository, in which the tool stands. */
const root = join(import.meta.dirname, '..', '..', '..', '..')

type Problem = { readonly rule: string; readonly message: string; readonly path: readonly string[] }

type Linter = {
  readonly name: string
  readonly command: string
  readonly args: (file: string) => readonly string[]
  readonly read: (output: string) => readonly Problem[]
}

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

type RedoclyOutput = {
  readonly problems: readonly {
    readonly ruleId: string
    readonly message: string
    readonly location: readonly { readonly pointer?: string }[]
  }[]
}
type SpectralOutput = readonly { readonly code: string; readonly message: string; readonly path: readonly string[] }[]

// The outputs are those of the versions that the lockfile pins.
const linters: readonly Linter[] = [
  {
    name: 'Redocly',
    command: 'redocly',
    args: (file) => [
      'lint',
      file,
      '--config',
      join(root, 'redocly.yaml'),
      '--format',
      'json',
      '--max-problems',
      '1000',
    ],
    read: (output) =>
      (JSON.parse(output) as RedoclyOutput).problems.map(({ ruleId, message, location }) => ({
        rule: ruleId,
        message,
        path: stepsOf(location[0]?.pointer ?? ''),
      })),
  },
  {
    name: 'Spectral',
    command: 'spectral',
    args: (file) => ['lint', file, '--ruleset', join(root, '.spectral.yaml'), '--format', 'json', '--quiet'],
    read: (output) =>
      (JSON.parse(output) as SpectralOutput).map(({ code, message, path }) => ({ rule: code, message, path })),
  },
]

/** Problems that the project's two linters find in an OpenAPI document. Throws CannotAsk for a linter that says nothing. */
export async function lint(document: unknown): Promise<readonly Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-contract-'))
  try {
    const file = join(folder, 'contract.json')
    await writeFile(file, JSON.stringify(document))
    const problems = await Promise.all(linters.map((linter) => problemsOf(linter, file)))
    return problems.flat().map((problem) => rowOf(problem, document))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function problemsOf(linter: Linter, file: string): Promise<readonly Problem[]> {
  const output = await outputOf(linter, file)
  try {
    return linter.read(output).map((problem) => ({ ...problem, rule: `${linter.name}: ${problem.rule}` }))
  } catch {
    throw new CannotAsk(`${linter.name} cannot be run: ${output.trim().split('\n')[0] || 'it said nothing'}`)
  }
}

/** The standard output of a linter, whatever its exit code. */
function outputOf({ command, args }: Linter, file: string): Promise<string> {
  const isWindows = process.platform === 'win32'
  const path = join(root, 'node_modules', '.bin', isWindows ? `${command}.cmd` : command)
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((resolve) => {
    const child = spawn(path, args(file), { cwd: root, env, shell: isWindows, stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.on('error', (error) => resolve(error.message))
    child.on('close', () => resolve(output))
  })
}

function rowOf({ rule, message, path }: Problem, document: unknown): Change {
  const [area, address = '', method = ''] = path
  const operation = area === 'paths' ? at(document, ['paths', address, method, 'operationId']) : undefined
  return {
    call: typeof operation === 'string' ? operation : '',
    field: typeof operation === 'string' ? '' : path.join('.'),
    kind: 'format',
    severity: 'fail',
    expected: rule,
    got: message,
    provenance: undefined,
  }
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  )
}
