import type { Figures } from './load.ts'
import { processorMs, type Running } from './processes.ts'
import { quantile } from './statistics.ts'

const inParallel = 8

/** The cost of one purchase for the process: several customers at once, each buying once. */
export async function shop(
  { pid }: Running,
  customerIds: readonly number[],
  purchase: (userId: number) => Promise<void>,
): Promise<Figures> {
  const times: number[] = []
  const waiting = customerIds.values()
  async function inTurn(): Promise<void> {
    for (const userId of waiting) {
      const started = performance.now()
      await purchase(userId)
      times.push(performance.now() - started)
    }
  }
  const [before, begun] = [processorMs(pid), performance.now()]
  await Promise.all(Array.from({ length: inParallel }, inTurn))
  const after = processorMs(pid)
  return {
    perSecond: (times.length * 1000) / (performance.now() - begun),
    p99Ms: quantile(times, 0.99),
    processorUs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / times.length,
  }
}
