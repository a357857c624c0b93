import { run } from './step.mjs'

const program = 'server/src/commands/backups/backup-or-restore.ts'

/** Restores a backup into an empty place. @param {readonly string[]} args */
export async function main(args) {
  return (await run(process.execPath, [program, 'restore', ...args], { stream: true })).code
}
