import { instantText } from '@touchline/clock'
import { CannotAsk } from '../cli/verb.ts'
import { type Account, creditIn, kindNames, kinds, type Owner, readAccount } from './account.ts'
import { idAt, recordsAt } from './fields.ts'
import type { JsonValue } from '../recording/redaction/json.ts'
import { creditLeftover, type Leftover, leftoversIn, unseenIn } from './leftovers.ts'
import type { Offer } from './offers.ts'
import type { Session } from './session.ts'
import { type Facts, type Step, steps, takeBack } from './steps.ts'

type Around = {
  readonly tenancy: string
  /** An ISO instant. */
  readonly now: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const source = 'online'
const day = 86_400_000
const daysAhead = 14

/** Requests at the end of a run: the leak check, the credit and the logout. */
const reserve = kindNames.length + 2

/** The end of a run: how many steps wrote, and what is left in the account. */
export type Written = { readonly written: number; readonly leftovers: readonly Leftover[] }

/**
 * Writes step by step and takes each back at once. Answers what is left in the account; where something was there before
 * the first write, nothing is written.
 */
export async function runSteps(session: Session, around: Around): Promise<Written> {
  const { tenancy, now, print } = around
  const client = await session.send({ call: 'readClient' })
  checkTenancy(client?.body, tenancy)
  const user = await session.send({ call: 'readUser' })
  const userId = idAt(user?.body, 'data', 'id')
  if (userId === '') throw new CannotAsk('The platform does not say who the test customer is: readUser has no id.')
  const owner = { userId }
  const before = await readAccount(owner, session.send)
  const there = leftoversIn(before, 'before')
  if (there.length > 0) {
    print('Nothing was written: the account of the test customer is not empty. An earlier run may have been killed.')
    await session.settle({ call: 'logout' })
    return { written: 0, leftovers: there }
  }
  // A sandbox has a clock of its own.
  const from = idAt(client?.body, 'data', 'server_time') || now
  const facts = await factsFor(session, owner, from)
  let written = 0
  for (const step of steps) if (await runStep(step, { session, facts, before, around })) written += 1
  const after = await readAccount(owner, session.settle)
  const credit = creditIn((await session.settle({ call: 'readUser' })).body)
  await session.settle({ call: 'logout' })
  const leftovers = [
    ...leftoversIn(after, 'after'),
    ...unseenIn(before, after),
    ...creditLeftover(creditIn(user?.body), credit),
  ]
  return { written, leftovers }
}

/** A platform that says its name must say that of the tenancy. */
function checkTenancy(client: JsonValue | undefined, tenancy: string): void {
  const name = idAt(client, 'data', 'name')
  if (name !== '' && name !== tenancy)
    throw new CannotAsk(
      'Nothing was written: the platform calls itself another name than the tenancy (readClient data.name).',
    )
}

async function factsFor(session: Session, owner: Owner, from: string): Promise<Facts> {
  const until = instantText(Date.parse(from) + daysAhead * day)
  const list = async (call: string, query: Readonly<Record<string, string>>): Promise<readonly Offer[]> =>
    recordsAt((await session.send({ call, query }))?.body, 'data') ?? []
  return {
    owner,
    courses: await list('listCourses', { source }),
    camps: await list('listCamps', { source }),
    sessions: await list('listOccurrences', { starts_after: from, starts_before: until, per_page: '100' }),
  }
}

type Run = {
  readonly session: Session
  readonly facts: Facts
  readonly before: Account
  readonly around: Around
}

/** Whether the step wrote. */
async function runStep(step: Step, { session, facts, before, around: { print, complain } }: Run): Promise<boolean> {
  const hidden = step.makes.find((kind) => before.get(kind) === undefined)
  const why = reasonAgainst(step, session, hidden === undefined ? undefined : kinds[hidden].call)
  const refused = why ?? (await step.write(session, facts))
  if (refused !== undefined) print(`Not written: ${step.title}: ${refused}.`)
  if (why !== undefined) return false
  const failed = await takeBack(step.makes, session, facts.owner)
  for (const each of failed) complain(`Could not be taken back: ${step.title}: ${each}.`)
  return refused === undefined
}

/** A write whose remainder nobody could look for, or could not be taken back within the budget, is not sent. */
function reasonAgainst({ cost }: Step, session: Session, hidden: string | undefined): string | undefined {
  if (session.stopped() !== undefined) return 'the run was stopped before it'
  if (hidden !== undefined) return `the platform does not answer ${hidden}, which would show what is left of it`
  return session.left() < cost + reserve ? 'it is beyond the budget' : undefined
}
