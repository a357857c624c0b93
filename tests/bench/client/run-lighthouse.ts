import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What Lighthouse says of one visit: scores from 0 to 100, times in milliseconds, layout shift as it is. */
export type Visit = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
}

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score?: number | null }>>
  readonly environment: { readonly benchmarkIndex: number }
}

const run = promisify(execFile)

// Nothing is fetched that the page did not ask for.
const chromiumFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']

/** What Lighthouse makes of the processor of this machine: 1,500 to 2,000 for a good desktop. */
export async function processorIndex(lighthouse: string, url: string): Promise<number> {
  const report = await reportOf(lighthouse, url, ['--only-audits=first-contentful-paint'])
  return report.environment.benchmarkIndex
}

/** Opens a page on a simulated middling phone with slow 4G, as a stranger; `slowdown`: how much slower it is than this machine. */
export async function visit(lighthouse: string, url: string, slowdown: number): Promise<Visit> {
  const report = await reportOf(lighthouse, url, [
    '--only-categories=performance,accessibility,best-practices',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ])
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

async function reportOf(lighthouse: string, url: string, options: readonly string[]): Promise<Report> {
  const flags = `--chrome-flags=${chromiumFlags.join(' ')}`
  const { stdout } = await run(process.execPath, [lighthouse, url, '--output=json', '--quiet', flags, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  })
  // Lighthouse's report format.
  return JSON.parse(stdout) as Report
}
