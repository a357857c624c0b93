import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { ApiTypes } from '@touchline/contract'
import { launchOptions, region } from '../support/launch.ts'
import { startStack } from '../support/stack.ts'

// The cost of a filter on a day of three hundred rows, beside a bare page with as many, with the processor slowed down
// four times. Nothing passes or fails by it.

const rowCount = 300
const slower = 4
const changes = 20
/** Half a second, in which all work ends. */
const framesAfter = 30

/** Milliseconds: of scripts, and the longest time without a frame. */
type Cost = { readonly script: number; readonly still: number }

/** Milliseconds of scripts so far. */
async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The cost of one press among many, until its change is painted. */
async function costOf(page: Page, press: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const costs: Cost[] = []
  for (let change = 0; change < changes; change += 1) {
    const before = await scriptOf(session)
    const still = await page
      .locator(press)
      .first()
      .evaluate(async (button: HTMLElement, frames) => {
        let longest = 0
        let last = await new Promise<number>(requestAnimationFrame)
        button.click()
        for (let frame = 0; frame < frames; frame += 1) {
          const now = await new Promise<number>(requestAnimationFrame)
          longest = Math.max(longest, now - last)
          last = now
        }
        return longest
      }, framesAfter)
    costs.push({ script: (await scriptOf(session)) - before, still })
  }
  return { script: median(costs.map(({ script }) => script)), still: median(costs.map((cost) => cost.still)) }
}

async function openDay(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ ...region, baseURL: origin, viewport: { width: 375, height: 800 } })
  // The seed has no day that full, so its rows are repeated.
  await page.route(/\/timetable\?/, async (route) => {
    const response = await route.fetch()
    // The platform's own answer, by its contract.
    const answer = (await response.json()) as ApiTypes['listTimetableV2']['reply']
    const rows = Array.from({ length: rowCount }, (_, index) => {
      const row = answer.data[index % answer.data.length]
      return { ...row, id: `${String(index).padStart(3, '0')}${String(row?.id).slice(3)}`, occurrence_id: null }
    })
    await route.fulfill({ response, json: { ...answer, data: rows } })
  })
  await page.goto('/location/ashcombe-leisure-centre/fitness-classes/next')
  await page.locator('main li a').nth(rowCount).waitFor({ state: 'attached' })
  return page
}

/** The same number of rows in plain elements: two of three are shown and hidden. */
async function openBare(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ ...region, viewport: { width: 375, height: 800 } })
  await page.setContent('<button>Filter</button><ul></ul>')
  await page.evaluate((count) => {
    const list = document.querySelector('ul')
    for (let index = 0; index < count; index += 1) {
      const row = document.createElement('li')
      row.textContent = `17:30 Class ${index}, Studio 1, 5 places left`
      list?.append(row)
    }
    let on = false
    document.querySelector('button')?.addEventListener('click', () => {
      on = !on
      for (const [index, row] of [...document.querySelectorAll('li')].entries()) row.hidden = on && index % 3 > 0
    })
  }, rowCount)
  return page
}

const stack = await startStack()
const browser = await chromium.launch(launchOptions)
try {
  const ours = await costOf(await openDay(browser, stack.url), 'main button[aria-pressed]')
  const bare = await costOf(await openBare(browser), 'button')
  const line = (name: string, { script, still }: Cost) =>
    `${name.padEnd(12)} script ${script.toFixed(1).padStart(6)} ms   longest between two frames ${still.toFixed(1).padStart(6)} ms`
  say(`a filter on a day of ${rowCount} rows, ${slower} times slower, median of ${changes}`)
  say(line('ours', ours))
  say(line('a bare page', bare))
} finally {
  await browser.close()
  await stack.stop()
}
