/** An event of a trace of Chromium, as far as its times go: microseconds, `tts` and `tdur` of the thread's own processor time. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tts?: number
  readonly tdur?: number
}

type Task = TraceEvent & { readonly dur: number; readonly tts: number; readonly tdur: number }

/**
 * The trace with every task as long as the processor worked on it. What a task waited for a core is gone: on a machine of
 * two, that Chromium, Lighthouse, server and gateway share, it is most of what a task takes, it is not the page's, and
 * Lighthouse would take it for four times as much. When tasks begin stays as it was.
 */
export function inProcessorTime<Event extends TraceEvent>(events: readonly Event[]): readonly Event[] {
  const tasks = new Map<string, readonly Task[]>()
  for (const [thread, own] of Map.groupBy(events, threadOf)) tasks.set(thread, outermostTasks(own))
  return events.map((event) => {
    const task = taskOf(tasks.get(threadOf(event)) ?? [], event.ts)
    return task === undefined ? event : withoutWaits(event, task)
  })
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`

function isTask(event: TraceEvent): event is Task {
  return event.ph === 'X' && event.name.endsWith('RunTask') && event.dur !== undefined && event.tdur !== undefined
}

/** In order; a task that runs within another, where a message is waited for, belongs to that. */
function outermostTasks(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = []
  for (const task of events.filter(isTask).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const last = tasks.at(-1)
    if (last === undefined || task.ts >= last.ts + last.dur) tasks.push(task)
  }
  return tasks
}

/** The task of a thread that ran at a time. */
function taskOf(tasks: readonly Task[], at: number): Task | undefined {
  let [from, to] = [0, tasks.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((tasks[middle]?.ts ?? 0) <= at) from = middle + 1
    else to = middle
  }
  const task = tasks[from - 1]
  return task !== undefined && at <= task.ts + task.dur ? task : undefined
}

function withoutWaits<Event extends TraceEvent>(event: Event, task: Task): Event {
  const share = task.dur === 0 ? 1 : Math.min(1, task.tdur / task.dur)
  // An event without its own processor time stays at its place in its task.
  const into = event.tts === undefined ? (event.ts - task.ts) * share : event.tts - task.tts
  const ts = task.ts + Math.round(Math.max(0, Math.min(into, event.ts - task.ts)))
  if (event.dur === undefined) return { ...event, ts }
  return { ...event, ts, dur: Math.min(event.dur, event.tdur ?? Math.round(event.dur * share)) }
}
