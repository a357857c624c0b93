import { resolve } from 'node:path'
import { run } from './step.mjs'

/**
 * Checks a file of records, or prints its schema. The file is named as seen from where the command was given.
 * @param {readonly string[]} args
 */
export async function main([verb = '', ...args]) {
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const named = args.map((word) => (word.startsWith('-') ? word : resolve(from, word)))
  const { code } = await run(process.execPath, ['server/src/commands/data.ts', verb, ...named], { stream: true })
  return code
}
