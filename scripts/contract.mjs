import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startOwnSandbox } from './own-sandbox.mjs'
import { cacheFolder, root, writeCached } from './paths.mjs'
import { run, runOrThrow } from './step.mjs'

/** The files that the tool is given, by the setting that names each: the program that prints it. */
const given = {
  CONTRACT_DOCUMENTS: ['server/src/openapi.ts', 'documents'],
  CONTRACT_WORKING_TREE: ['server/src/openapi.ts'],
  CONTRACT_SCREENS: ['client/build/screens/print.ts'],
}

/**
 * The tool that compares documents, sandbox, client and a real platform. It has exit codes of its own.
 * @param {readonly string[]} args
 */
export async function main(args) {
  const wanted = isHelp(args) ? {} : given
  const files = Object.entries(wanted).map(([setting, printed]) => ({
    setting,
    printed,
    name: `${setting.toLowerCase()}.json`,
  }))
  for (const { printed, name } of files) {
    const { stdout } = await runOrThrow(process.execPath, printed)
    writeCached(name, stdout)
  }
  const paths = files.map(({ setting, name }) => [setting, join(cacheFolder, name)])
  const sandbox = needsSandbox(args) ? await startOwnSandbox() : undefined
  const env = {
    ...Object.fromEntries(paths),
    ...shipped(),
    CONTRACT_PARITY: join(root, 'docs/contract-parity.json'),
    CONTRACT_CLIENT_WALK: join(root, 'packages/contract-testing/client-walk.json'),
    ...(sandbox === undefined ? {} : { CONTRACT_SANDBOX: sandbox.url }),
    ...process.env,
  }
  // Ctrl-C reaches the tool itself, which takes back what it has written before it ends.
  const wait = () => {}
  process.on('SIGINT', wait)
  const { code } = await run(process.execPath, ['packages/contract-testing/src/main.ts', ...args], {
    stream: true,
    input: true,
    env,
  })
  process.off('SIGINT', wait)
  await sandbox?.stop()
  return code
}

/** A replay and a probe ask a sandbox, which is started for them where none is named. @param {readonly string[]} args */
function needsSandbox(args) {
  const isNamed = args.some((word) => /^--(no-)?sandbox/.test(word)) || Boolean(process.env['CONTRACT_SANDBOX'])
  const asks = (args[0] === 'replay' && args.length > 1) || (args[0] === 'probe' && args.includes('--yes'))
  return asks && !isHelp(args) && !isNamed
}

/** The contract that was released last. */
function shipped() {
  const folder = join(root, 'contract/released')
  const last = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted(byVersion)
    .at(-1)
  return last === undefined ? {} : { CONTRACT_SHIPPED: join(folder, last) }
}

/** @param {string} one @param {string} other */
function byVersion(one, other) {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** @param {readonly string[]} args */
function isHelp(args) {
  return args.length === 0 || ['help', '--help', '-h'].some((word) => args.includes(word))
}
