import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest'
import { openScene, type Scene } from './scene.ts'
import type { Target } from './target.ts'
import { admitting, shareOf, type Terms, whyNot } from './terms.ts'

export type ContractTest = (title: string, terms: Terms, run: (scene: Scene) => Promise<void>) => void

/**
 * Tests that ask a target over the network. Each says whether it may write and what it needs, and is held to it: a request
 * that it has not announced fails it. At the end it is printed what was not run and why, and the share that any platform
 * could be put to. ADR 028
 */
export function suiteOn(target: Target): ContractTest {
  const all: Terms[] = []
  const notRun: string[] = []
  let opened: Awaited<ReturnType<Target['open']>> | undefined

  beforeAll(async () => {
    opened = await target.open()
  })
  afterAll(async () => {
    await opened?.close()
    process.stdout.write(['', ...notRun, shareOf(all), ''].join('\n'))
  })

  function leave({ task, skip }: TestContext, reason: string): never {
    notRun.push(`not run: ${task.name}: ${reason}`)
    return skip(reason)
  }

  /** Our seed has something for every test; another platform need not, and its test is then reported as not run. */
  function lack(context: TestContext, what: string): never {
    if (target.isOurs) throw new Error(`The seed has no ${what}`)
    return leave(context, `the platform has no ${what}`)
  }

  return (title, terms, run) => {
    all.push(terms)
    test(`${title}${terms.writes ? ' (writes)' : ''}`, async (context) => {
      const reason = whyNot(target, terms)
      if (reason !== undefined) leave(context, reason)
      expect.hasAssertions()
      const rules = { terms, admit: admitting(terms), lack: (what: string) => lack(context, what) }
      await run(openScene(target, opened?.origin ?? '', rules))
    })
  }
}
