import { setImmediate } from 'node:timers/promises'

/**
 * The longest time for which one piece of this kept the event loop from everybody else, in milliseconds of this thread's
 * processor time: other processes do not count.
 */
export async function longestBlock<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly block: number; readonly result: Result }> {
  let longest = 0
  let isOver = false
  let last = spent()

  async function watch(): Promise<void> {
    while (!isOver) {
      await setImmediate()
      const now = spent()
      longest = Math.max(longest, now - last)
      last = now
    }
  }

  const watching = watch()
  const result = await work()
  isOver = true
  await watching
  return { block: longest, result }
}

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
