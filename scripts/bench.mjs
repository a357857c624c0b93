import { buildWhatChanged } from './build.mjs'
import { runOrThrow } from './step.mjs'

/** Prints the figures and their yardsticks of the built product. @param {readonly string[]} args */
export async function main(args) {
  await buildWhatChanged()
  await runOrThrow(process.execPath, ['tests/bench/main.ts', ...args], { stream: true })
  return 0
}
