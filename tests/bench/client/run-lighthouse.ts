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
}

const run = promisify(execFile)

// Nothing is fetched that the page did not ask for.
const chromiumFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']

/** Opens a page on a simulated middling phone with slow 4G, as a stranger. */
export async function visit(lighthouse: string, url: string): Promise<Visit> {
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=${chromiumFlags.join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  // Lighthouse's report format.
  const report = JSON.parse(stdout) as Report
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
