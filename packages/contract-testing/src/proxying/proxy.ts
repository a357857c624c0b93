import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { instantText } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { sharedOptions } from '../cli/shared-options.ts'
import { CannotAsk, type ExitCode, type Options, type Surroundings, type Verb } from '../cli/verb.ts'
import { descriptionFile, loadDescription } from '../descriptions/load-description.ts'
import { pathsOf } from '../descriptions/paths.ts'
import { readConfig } from '../descriptions/read-config.ts'
import type { JudgedRow } from '../judging/judge-all.ts'
import { lineOf } from '../reporting/answer.ts'
import { finish, reportOptions, reportUsage, waiversOf } from '../reporting/finish.ts'
import { type Observer, type ObserverSettings, startObserver } from './observer.ts'
import type { Sent } from './sent.ts'
import { type Proxy, startProxy } from './start-proxy.ts'

/** Stands between a client and a platform, judges what they say, and records it. */
export const proxy: Verb = {
  name: 'proxy',
  usage: `--url URL --port N [--record FILE] [--name NAME] [--config FILE] [--description FILE] ${reportUsage}`,
  help: 'Passes a client through to a platform and judges what comes by; --record keeps it, without personal data.',
  options: {
    url: sharedOptions.url,
    port: { type: 'string', help: 'the port on this machine that passes requests on' },
    record: { type: 'string', help: 'the file for a recording, redacted' },
    name: { type: 'string', help: 'the name of the platform in the recording' },
    config: sharedOptions.config,
    description: sharedOptions.description,
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
  const { routing } = await readConfig(options, await loadDescription(options, surroundings))
  await waiversOf(options)
  const at = instantText(clock.now())
  const target = typeof values['name'] === 'string' ? values['name'] : 'platform'
  // The working tree knows more names than the documents.
  const vocabulary = surroundings.env['CONTRACT_WORKING_TREE'] ?? descriptionFile(options, surroundings)
  const { origin } = platform
  const recording =
    file === undefined ? undefined : { file, target, at, vocabulary, origin, key: systemRandom.bytes(32) }
  const observer = await observerFor({ options, env: { ...surroundings.env }, routing: pathsOf(routing), recording })
  const told = new Set<string>()
  const counts = { passed: 0, recorded: 0, unredacted: 0 }

  async function observe(sent: Sent): Promise<void> {
    const { rows, recorded, problem } = await observer.observe(sent)
    if (problem !== undefined) throw new Error(problem)
    counts.passed += 1
    if (recorded === true) counts.recorded += 1
    if (recorded === false) counts.unredacted += 1
    for (const row of rows) tell(row)
  }

  /** Once, however often it comes. The summary says how often. */
  function tell(row: JudgedRow): void {
    const place = `${row.call} ${row.field} ${row.kind}`
    if (told.has(place)) return
    told.add(place)
    print(`${row.severity}: ${lineOf({ ...row, screens: [], client: null, waiver: null })}`)
  }

  const failed = (request: string, reason: string) => complain(`${request}: ${reason}`)
  const { ready } = observer
  const running = await started({ platform, port, clock, observe, ready, failed }).catch(async (error: unknown) => {
    await observer.finish()
    throw error
  })
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  print(`${running.url} passes on to ${platform.href}. Ctrl-C ends it and prints the summary.`)
  await ended
  await running.stop()
  const judgement = await observer.finish()
  const kept = file === undefined ? '' : `, ${counts.recorded} recorded in ${file}`
  print(`${counts.passed} requests passed on${kept}.`)
  if (counts.unredacted > 0) complain(`${counts.unredacted} could not be redacted and were not recorded.`)
  return finish({ target: platform.origin, at, levels: [3] }, judgement, options, surroundings)
}

async function observerFor(settings: ObserverSettings): Promise<Observer> {
  try {
    return await startObserver(settings)
  } catch (error) {
    throw new CannotAsk(error instanceof Error ? error.message : String(error))
  }
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

function platformOf(url: Options['values'][string]): URL {
  if (typeof url !== 'string') throw new CannotAsk('Name the platform: --url URL.')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) throw new CannotAsk(`${url} is no web address.`)
  return parsed
}

function portOf(port: Options['values'][string]): number {
  if (typeof port !== 'string' || !/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CannotAsk('Name a port of this machine from 1 to 65535: --port N.')
  return Number(port)
}
