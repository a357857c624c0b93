import { setTimeout as wait } from 'node:timers/promises'
import { residentMb } from './processes.ts'
import { type Row, whole, within } from './report.ts'
import type { Stage } from './stage.ts'
import { median } from './statistics.ts'

const starts = 5
/** Long enough for what is put off until after the start, short enough for a benchmark. */
const idleMs = 1500

/** How long the server takes to its first answer on a filled database, and how much memory it then takes. */
export async function measureStartUp(stage: Stage): Promise<readonly Row[]> {
  const times: number[] = []
  const memory: number[] = []
  for (let turn = 0; turn < starts; turn++) {
    const server = await stage.startServer()
    times.push(server.startedInMs)
    if (turn === starts - 1) await wait(idleMs)
    const megabytes = residentMb(server.pid)
    if (turn === starts - 1 && megabytes !== undefined) memory.push(megabytes)
    await server.stop()
  }
  return [
    { figure: 'first start ever, which fills the database', ours: `${whole(stage.firstStartMs)} ms` },
    within('server start to first answer, seeded', median(times), 700, 'ms'),
    within('server memory, idle', memory[0], 160, 'MB'),
  ]
}
