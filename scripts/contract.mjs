import { join } from 'node:path'
import { cacheFolder, writeCached } from './paths.mjs'
import { run, runOrThrow } from './step.mjs'

/** The descriptions that the tool is given, by the setting that names the file: arguments of the program that prints it. */
const descriptions = {
  CONTRACT_DOCUMENTS: ['documents'],
  CONTRACT_WORKING_TREE: [],
}

/**
 * The tool that compares documents, sandbox, client and a real platform. It has exit codes of its own.
 * @param {readonly string[]} args
 */
export async function main(args) {
  const wanted = isHelp(args) ? {} : descriptions
  const files = Object.entries(wanted).map(([setting, printed]) => ({
    setting,
    printed,
    name: `${setting.toLowerCase()}.json`,
  }))
  for (const { printed, name } of files) {
    const { stdout } = await runOrThrow(process.execPath, ['server/src/openapi.ts', ...printed])
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
