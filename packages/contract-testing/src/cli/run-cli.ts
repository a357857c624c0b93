import { parseArgs } from 'node:util'
import { CannotAsk, type ExitCode, type Surroundings, type Verb } from './verb.ts'
import { verbs } from './verbs.ts'

const command = 'npm run contract --'

/** The part of a usage that cannot be left out. */
const demanded = (usage: string): string => usage.replace(/\s*\[.*/, '')

function helpText(): string {
  const lines = [
    ...verbs.map(({ name, usage, help }) => [`${name} ${demanded(usage)}`.trim(), help]),
    ['help', 'Prints this.'],
  ]
  const width = Math.max(...lines.map(([call = '']) => call.length))
  return [
    `Usage: ${command} <verb>`,
    '',
    ...lines.map(([call = '', help = '']) => `  ${call.padEnd(width)}  ${help}`),
    '',
    `\`${command} <verb> --help\` lists its options.`,
    'Exit codes: 0 everything agrees, 1 something differs, 2 nothing could be asked or judged.',
  ].join('\n')
}

function helpOf({ name, usage, help, options }: Verb): string {
  const flags = Object.entries(options).map(([flag, { type, help: purpose }]) => ({
    call: `--${flag}${type === 'string' ? ' …' : ''}`,
    purpose,
  }))
  const width = Math.max(...flags.map(({ call }) => call.length))
  const lines = flags.map(({ call, purpose }) => `  ${call.padEnd(width)}  ${purpose}`)
  return [`Usage: ${command} ${name} ${usage}`.trim(), '', help, '', ...lines].join('\n')
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help'

/** The options of a verb. Throws CannotAsk for one that it does not have. */
function parsed(verb: Verb, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: verb.options,
      allowPositionals: true,
      allowNegative: true,
    })
    return { values, words: positionals }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1]
    const told = unknown === undefined ? `: ${message}` : ` has no option ${unknown}`
    throw new CannotAsk(`${verb.name}${told}. \`${command} ${verb.name} --help\` lists them.`)
  }
}

/** Runs one command of the tool as typed, without the program's own name. Answers the exit code; it throws nothing. */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const [name, ...rest] = args
  if (name === undefined || isHelp(name)) {
    surroundings.print(helpText())
    return 0
  }
  const verb = verbs.find((each) => each.name === name)
  if (verb === undefined) {
    surroundings.complain(`There is no verb "${name}". \`${command} help\` lists them.`)
    return 2
  }
  if (rest.some((word) => word === '--help' || word === '-h')) {
    surroundings.print(helpOf(verb))
    return 0
  }
  try {
    return await verb.run(parsed(verb, rest), surroundings)
  } catch (error) {
    // Silence never passes: a failure of any kind has judged nothing.
    surroundings.complain(error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error))
    return 2
  }
}
