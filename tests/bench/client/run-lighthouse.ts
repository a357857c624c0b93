import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inProcessorTime, type TraceEvent } from './processor-time.ts'

/** The Lighthouse result of one visit: scores from 0 to 100, times in milliseconds, layout shift as it is. */
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

// No requests that the page did not make.
const chromiumFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']

/** Lighthouse's index of this processor: 1,500 to 2,000 for a good desktop. */
export async function processorIndex(lighthouse: string, url: string): Promise<number> {
  const report = await reportOf(lighthouse, url, ['--only-audits=first-contentful-paint'])
  return report.environment.benchmarkIndex
}

/** A visit twice: as its tasks went here, waits for a core included, and by the processor's time alone. */
export type Measured = { readonly asItWent: Visit; readonly byProcessor: Visit }

const categories = '--only-categories=performance,accessibility,best-practices'

/** Opens a page on a simulated middling phone with slow 4G, as a stranger; `slowdown`: how much slower it is than this machine. */
export async function visit(lighthouse: string, url: string, slowdown: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-lighthouse-'))
  const options = [categories, `--throttling.cpuSlowdownMultiplier=${slowdown}`]
  try {
    await lighthouseOf(lighthouse, url, [...options, `--gather-mode=${folder}`])
    const audit = [...options, `--audit-mode=${folder}`]
    const asItWent = visitOf(await reportOf(lighthouse, url, audit))
    await withoutWaits(join(folder, 'trace.json'))
    return { asItWent, byProcessor: visitOf(await reportOf(lighthouse, url, audit)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the trace of a visit anew, in the processor's time. */
async function withoutWaits(file: string): Promise<void> {
  // Chromium's trace format.
  const trace = JSON.parse(await readFile(file, 'utf8')) as { readonly traceEvents: readonly TraceEvent[] }
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }))
}

function visitOf(report: Report): Visit {
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
  // Lighthouse's report format.
  return JSON.parse(await lighthouseOf(lighthouse, url, [...options, '--output=json'])) as Report
}

async function lighthouseOf(lighthouse: string, url: string, options: readonly string[]): Promise<string> {
  const flags = `--chrome-flags=${chromiumFlags.join(' ')}`
  const command = [lighthouse, url, '--quiet', flags, ...options]
  const { stdout } = await run(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
