import { measureClient } from './client-size.ts'
import { measurePurchases } from './purchases.ts'
import { type Row, table, within } from './report.ts'
import { measureSandboxes } from './sandboxes.ts'
import { openStage } from './stage.ts'
import { measureStartUp } from './start-up.ts'
import { measureThroughput } from './throughput.ts'

// Figures of the built product, each beside its yardstick in the same run. Nothing passes or fails by time; the run
// fails when an answer is wrong.
async function measure(): Promise<readonly Row[]> {
  const stage = await openStage()
  try {
    say('server start and memory')
    const startUp = await measureStartUp(stage)
    const server = await stage.startServer()
    say('course list and basket, in turns with their yardsticks')
    const throughput = await measureThroughput(stage, server)
    say('whole purchases')
    const purchases = await measurePurchases(stage, server)
    say('sandboxes')
    const sandboxes = await measureSandboxes(stage, server)
    const memory = within('server memory, under load', throughput.residentMb, 350, 'MB')
    return [...throughput.rows, ...purchases, ...startUp, memory, ...sandboxes, ...measureClient()]
  } finally {
    await stage.close()
  }
}

function say(what: string): void {
  process.stderr.write(`Measuring ${what} …\n`)
}

console.log(`\n${table(await measure())}\n`)
