import { run } from './step.mjs'

/**
 * The tool that compares documents, sandbox, client and a real platform. It has exit codes of its own.
 * @param {readonly string[]} args
 */
export async function main(args) {
  const { code } = await run(process.execPath, ['packages/contract-testing/src/main.ts', ...args], { stream: true })
  return code
}
