import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../support/launch.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { indexPage } from './index-page.ts'
import { type Options, readOptions } from './options.ts'
import { mockupOf, type Picture, picturesOf, takePictures } from './pictures.ts'
import { titleOf } from './state.ts'

/** More would compete for two cores. */
const atOnce = 2

/** Takes the requested pictures; answers failures, by state. */
async function render(browser: Browser, stack: Stack, options: Options): Promise<readonly string[]> {
  const problems: string[] = []
  const waiting = options.states.flatMap((state) =>
    options.brands.map((brand) => picturesOf(state, brand, options.widths)),
  )
  const all = waiting.length
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [first] = next
      if (!first) continue
      const title = `${titleOf(first.state)} (${first.brand})`
      for (const { file } of next) rmSync(join(options.into, file), { force: true })
      await takePictures(browser, stack, next, options).catch((error: unknown) => {
        problems.push(`${title}: ${String(error)}`)
      })
      say(`${all - waiting.length} of ${all}: ${title}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return problems
}

function writeIndex({ states, brands, widths, into, beside }: Options): readonly Picture[] {
  const wanted = states.flatMap((state) => brands.flatMap((brand) => picturesOf(state, brand, widths)))
  const taken = wanted.filter(({ file }) => existsSync(join(into, file)))
  const shown = taken.map((picture) => {
    const mockup = beside === null ? null : mockupOf(picture, beside)
    if (mockup === null || beside === null) return { picture, mockup: null }
    const name = `mockup-${mockup}`
    copyFileSync(join(beside, mockup), join(into, name))
    return { picture, mockup: name }
  })
  writeFileSync(join(into, 'index.html'), indexPage(shown))
  return wanted.filter((picture) => !taken.includes(picture))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  mkdirSync(options.into, { recursive: true })
  const problems = await withSite((browser, stack) => render(browser, stack, options))
  const missing = writeIndex(options).map(({ file }) => `There is no picture ${file}.`)
  for (const problem of [...problems, ...missing]) say(problem)
  say(resolve(options.into, 'index.html'))
  return problems.length + missing.length === 0 ? 0 : 1
}

/** Frames of other origins are painted with their page: otherwise a full-page picture shows an older state of them. */
const inOneProcess = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process']

async function withSite<T>(work: (browser: Browser, stack: Stack) => Promise<T>): Promise<T> {
  const stack = await startStack()
  try {
    const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...inOneProcess] })
    try {
      return await work(browser, stack)
    } finally {
      await browser.close()
    }
  } finally {
    await stack.stop()
  }
}

process.exitCode = await main(process.argv.slice(2))
