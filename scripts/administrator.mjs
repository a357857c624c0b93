import { run } from './step.mjs'

/**
 * Adds a super user to a platform without sandboxes. From source: it is run once.
 * @param {readonly string[]} args
 */
export async function main(args) {
  const { code } = await run(process.execPath, ['server/src/commands/add-administrator.ts', ...args], { stream: true })
  return code
}
