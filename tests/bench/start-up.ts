import { setTimeout as wait } from 'node:timers/promises'
import { type Platform, startBare } from './platforms.ts'
import { residentMb, type Running } from './processes.ts'
import { type Row, whole, within } from './report.ts'
import { median } from './statistics.ts'

const starts = 5
const mostStarts = 4
const idleMb = 160
const cacheMb = 64
/** Long enough for what is put off until after the start, short enough for a benchmark. */
const idleMs = 1500

/** How long the server takes to its first answer beside a bare one, in turns, and how much memory it then takes. */
export async function measureStartUp({ startServer }: Platform, folder: string): Promise<readonly Row[]> {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < starts; turn++) {
    bare.push(await timeOf(startBare(folder, { pages: {}, basket: '' })))
    ours.push(await timeOf(startServer(cacheMb)))
  }
  const server = await startServer(cacheMb)
  await wait(idleMs)
  const idle = residentMb(server.pid)
  await server.stop()
  const ratio = median(ours) / median(bare)
  return [
    {
      figure: 'start to the first answer',
      ours: `${whole(median(ours))} ms`,
      yardstick: `bare ${whole(median(bare))} ms`,
      ratio: ratio.toFixed(2),
      target: `at most ${mostStarts}`,
      met: ratio <= mostStarts,
    },
    within('memory, idle', idle, idleMb, 'MB'),
  ]
}

async function timeOf(starting: Promise<Running>): Promise<number> {
  const process = await starting
  await process.stop()
  return process.startedInMs
}
