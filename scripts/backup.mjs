import { run } from './step.mjs'

const program = 'server/src/commands/backups/backup-or-restore.ts'

/** Backs up the platform and its gateway into a file, while they run. @param {readonly string[]} args */
export async function main(args) {
  return (await run(process.execPath, [program, 'backup', ...args], { stream: true })).code
}
