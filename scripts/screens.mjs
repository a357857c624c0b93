import { buildWhatChanged } from './build.mjs'
import { getChromium, howToGetChromium } from './chromium.mjs'
import { run } from './step.mjs'

/**
 * Renders the site's pages in all their states, widths and brands into a folder with an index page.
 * `--only <part of a name>`, `--brand <name>`, `--width <pixels>`, `--language <code>`, `--into <folder>`,
 * `--beside <folder of mock-ups>`
 * @param {readonly string[]} args @returns {Promise<number>} the exit code: 1 when a state has no picture
 */
export async function main(args) {
  await buildWhatChanged()
  const chromium = await getChromium()
  if (chromium === undefined) {
    console.error(howToGetChromium)
    return 1
  }
  const env = { ...process.env, CHROMIUM: chromium }
  const { code } = await run(process.execPath, ['e2e/screens/render.ts', ...args], { stream: true, env })
  return code
}
