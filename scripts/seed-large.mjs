import { runOrThrow } from './step.mjs'

/**
 * Fills an empty DATA_DIR or DATABASE_URL with a large platform. From source: it is run once.
 * @param {readonly string[]} args
 */
export async function main(args) {
  await runOrThrow(process.execPath, ['server/src/commands/seed-large.ts', ...args], { stream: true })
  return 0
}
