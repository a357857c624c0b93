import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { instantText } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import { descriptionFile, loadContracts } from '../descriptions/load-description.ts'
import { pathsOf } from '../descriptions/paths.ts'
import { readConfig } from '../descriptions/read-config.ts'
import { readJson } from '../descriptions/read-json.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import type { JudgedRow } from '../judging/judge-all.ts'
import { startJudgementByAll } from '../judging/judge-by-all.ts'
import { createRecorder, type Recorder } from '../recording/recording.ts'
import type { JsonValue } from '../recording/redaction/json.ts'
import { createRedactor } from '../recording/redaction/redactor.ts'
import { lineOf } from '../reporting/answer.ts'
import { finish, reportOptions, reportUsage } from '../reporting/finish.ts'
import { type Proxy, startProxy } from './start-proxy.ts'

/** Stands between a client and a platform, judges what they say, and records it. */
export const proxy: Verb = {
  name: 'proxy',
  usage: `--url URL --port N [--record FILE] [--name NAME] [--config FILE] [--description FILE] ${reportUsage}`,
  help: 'Passes a client through to a platform and judges what comes by; --record keeps it, without personal data.',
  options: {
    url: { type: 'string' },
    port: { type: 'string' },
    record: { type: 'string' },
    name: { type: 'string' },
    config: { type: 'string' },
    description: { type: 'string' },
    ...reportOptions,
  },
  run: runProxy,
}

async function runProxy(options: Options, surroundings: Surroundings): Promise<ExitCode> {
  const { values } = options
  const { print, complain, clock } = surroundings
  const platform = platformOf(values['url'])
  const port = portOf(values['port'])
  const file = typeof values['record'] === 'string' ? values['record'] : undefined
  if (file !== undefined && existsSync(file))
    throw new CannotAsk(`${file} is there already; a recording has a new file.`)
  const contracts = await loadContracts(options, surroundings)
  const { routing } = await readConfig(options)
  const judgement = startJudgementByAll(contracts, pathsOf(routing))
  const at = instantText(clock.now())
  // The working tree knows more names than the documents, and only JSON is a document.
  const known = surroundings.env['CONTRACT_WORKING_TREE'] ?? descriptionFile(options, surroundings)
  const vocabulary = (await readJson(known)) as JsonValue
  const name = typeof values['name'] === 'string' ? values['name'] : 'platform'
  const recorder = file === undefined ? undefined : recorderOf(file)
  const told = new Set<string>()
  const counts = { passed: 0, recorded: 0, unredacted: 0 }

  function recorderOf(into: string): Recorder {
    const redact = createRedactor({ description: vocabulary, origin: platform.origin, key: systemRandom.bytes(32) })
    return createRecorder({ file: into, target: name, at, redact })
  }

  function observe(exchange: Exchange): void {
    counts.passed += 1
    const rows = judgement.add(exchange)
    for (const row of rows ?? []) tell(row)
    // Pages, pictures and scripts of a site are no part of a contract.
    if (recorder === undefined || (rows === undefined && !isJson(exchange))) return
    if (recorder.add(exchange)) counts.recorded += 1
    else counts.unredacted += 1
  }

  /** Once, however often it comes. The summary says how often. */
  function tell(row: JudgedRow): void {
    const place = `${row.call} ${row.field} ${row.kind}`
    if (told.has(place)) return
    told.add(place)
    print(`${row.severity}: ${lineOf({ ...row, screens: [], client: null, waiver: null })}`)
  }

  const failed = (request: string, reason: string) => complain(`${request}: ${reason}`)
  const running = await started({ platform, port, clock, observe, failed })
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  print(`${running.url} passes on to ${platform.href}. Ctrl-C ends it and prints the summary.`)
  await ended
  await running.stop()
  recorder?.close()
  const kept = file === undefined ? '' : `, ${counts.recorded} recorded in ${file}`
  print(`${counts.passed} requests passed on${kept}.`)
  if (counts.unredacted > 0) complain(`${counts.unredacted} could not be redacted and were not recorded.`)
  return finish({ target: platform.origin, at, levels: [3] }, judgement.judgement(), options, surroundings)
}

async function started(settings: Parameters<typeof startProxy>[0]): Promise<Proxy> {
  try {
    return await startProxy(settings)
  } catch (error) {
    throw new CannotAsk(
      `Port ${settings.port} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

const isJson = ({ response: { headers } }: Exchange): boolean =>
  /\bjson\b/i.test(headerOf(headers, 'content-type') ?? '')

function platformOf(url: Options['values'][string]): URL {
  if (typeof url !== 'string') throw new CannotAsk('Name the platform: --url URL.')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) throw new CannotAsk(`${url} is no web address.`)
  return parsed
}

function portOf(port: Options['values'][string]): number {
  if (typeof port !== 'string' || !/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CannotAsk('Name a free port of this machine: --port N.')
  return Number(port)
}
