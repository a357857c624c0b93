import { join } from 'node:path'
import { cacheFolder, writeCached } from './paths.mjs'
import { run, runOrThrow } from './step.mjs'

/** The files that the tool is given, by the setting that names each: the program that prints it. */
const given = {
  CONTRACT_DOCUMENTS: ['server/src/openapi.ts', 'documents'],
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
  const env = { ...Object.fromEntries(paths), ...process.env }
  const { code } = await run(process.execPath, ['packages/contract-testing/src/main.ts', ...args], {
    stream: true,
    env,
  })
  return code
}

/** @param {readonly string[]} args */
function isHelp(args) {
  return args.length === 0 || ['help', '--help', '-h'].some((word) => args.includes(word))
}
