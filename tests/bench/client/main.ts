import { startStack } from '../../../e2e/support/stack.ts'
import { type Row, table, tenths, whole } from '../report.ts'
import { median } from '../statistics.ts'
import { calibrate } from './calibrate.ts'
import { measuredPages } from './measured-pages.ts'
import { type Options, readOptions } from './options.ts'
import { type Measured, type Visit, visit } from './run-lighthouse.ts'

// Lighthouse's figures of the built site, served by the built server: a middling phone on slow 4G, both simulated. Each is
// taken from the same visit twice: by the time that the processor worked on the page, which is the page's own, and beside
// it by the clock, which counts what the page waited for a core that others had. Nothing passes or fails by them.

type Figure = {
  readonly name: string
  readonly of: (visit: Visit) => number
  readonly target: string
  readonly isMet: (value: number) => boolean
  readonly show: (value: number) => string
}

const full = { target: '100', isMet: (value: number) => value === 100, show: whole }

const figures: readonly Figure[] = [
  {
    name: 'performance',
    of: (it) => it.performance,
    target: 'at least 90',
    isMet: (value) => value >= 90,
    show: whole,
  },
  { name: 'accessibility', of: (it) => it.accessibility, ...full },
  { name: 'best practices', of: (it) => it.bestPractices, ...full },
  {
    name: 'largest paint',
    of: (it) => it.largestPaint,
    target: 'at most 2,500 ms',
    isMet: (value) => value <= 2500,
    show: (value) => `${whole(value)} ms`,
  },
  {
    name: 'blocking',
    of: (it) => it.blocking,
    target: 'at most 200 ms',
    isMet: (value) => value <= 200,
    show: (value) => `${whole(value)} ms`,
  },
  {
    name: 'layout shift',
    of: (it) => it.shift,
    target: 'at most 0.02',
    isMet: (value) => value <= 0.02,
    show: (value) => value.toFixed(3),
  },
]

async function measure({ runs, only, slowdown: given }: Options, lighthouse: string): Promise<void> {
  const stack = await startStack()
  try {
    const pages = (await measuredPages(stack)).filter(({ name }) => only?.includes(name) ?? true)
    const slowdown = given ?? (await slowdownOfThisMachine(lighthouse, stack.url))
    for (const { name, url } of pages) {
      const visits: Measured[] = []
      while (visits.length < runs) visits.push(await visit(lighthouse, url, slowdown))
      const rows = figures.map((figure) => rowOf(figure, visits))
      console.log(`\n${name}, median of ${runs}\n\n${table(rows, { yardstick: 'By the clock' })}`)
    }
  } finally {
    await stack.stop()
  }
}

async function slowdownOfThisMachine(lighthouse: string, url: string): Promise<number> {
  const { index, slowdown } = await calibrate(lighthouse, url)
  console.log(`This machine is ${whole(index)} to Lighthouse: ${tenths(slowdown)} times slower it is a middling phone.`)
  return slowdown
}

function rowOf({ name, of, target, isMet, show }: Figure, visits: readonly Measured[]): Row {
  const value = median(visits.map(({ byProcessor }) => of(byProcessor)))
  const byTheClock = show(median(visits.map(({ asItWent }) => of(asItWent))))
  return { figure: name, ours: show(value), yardstick: byTheClock, target, met: isMet(value) }
}

const { LIGHTHOUSE: lighthouse } = process.env
if (lighthouse === undefined) throw new Error('start it by npm run bench:client')
await measure(readOptions(process.argv.slice(2)), lighthouse)
