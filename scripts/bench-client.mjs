import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatChanged } from './build.mjs'
import { getChromium, howToGetChromium } from './chromium.mjs'
import { cacheFolder } from './paths.mjs'
import { CommandFailed, runOrThrow, step } from './step.mjs'

const version = '13.5.0'

/**
 * Prints the Lighthouse results of the site's pages, and the cost of a filter on a day of three hundred rows.
 * Lighthouse is as large as all our own dependencies together, so it is installed for a measurement, not at start.
 * @param {readonly string[]} args
 */
export async function main(args) {
  const chromium = await getChromium()
  if (chromium === undefined) throw new CommandFailed(howToGetChromium, 1, '')
  await buildWhatChanged()
  const lighthouse = await getLighthouse()
  await runOrThrow(process.execPath, ['tests/bench/client/main.ts', ...args], {
    stream: true,
    env: { ...process.env, CHROME_PATH: chromium, LIGHTHOUSE: lighthouse },
  })
  await runOrThrow(process.execPath, ['e2e/measure/filter-rows.ts'], {
    stream: true,
    env: { ...process.env, CHROMIUM: chromium },
  })
  return 0
}

/** The command of Lighthouse, of the version whose figures are compared. */
async function getLighthouse() {
  const folder = join(cacheFolder, `lighthouse-${version}`)
  const command = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (!existsSync(command)) {
    await step(`Fetching lighthouse ${version}`, () =>
      runOrThrow('npm', [
        'install',
        '--prefix',
        folder,
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        `lighthouse@${version}`,
      ]),
    )
  }
  return command
}
