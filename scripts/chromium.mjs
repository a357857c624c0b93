import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from './step.mjs'

/** The same pages for two thirds of the work: the shell has no windows, bars and pages of its own to keep. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const howToGetChromium =
  'No Chromium was found. Install it (Debian: "apt-get install chromium-headless-shell") or set CHROMIUM to the path of one, and run again.'

/** The path of a Chromium: the one that CHROMIUM names, one that is installed, or Debian's package where we may install it. */
export async function getChromium() {
  const named = process.env['CHROMIUM']
  if (named) return isExecutable(named) ? named : undefined
  return findChromium() ?? (mayInstall() ? await installChromium() : undefined)
}

function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...usualPlaces].find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayInstall() {
  const isDebian = existsSync('/etc/debian_version') && !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
  return isDebian && process.getuid?.() === 0
}

async function installChromium() {
  return step('Installing the Debian package chromium-headless-shell', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env })
    const packages = ['chromium-headless-shell', 'fonts-liberation']
    // Recommended packages would print, notify and manage devices.
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
    return findChromium()
  })
}
