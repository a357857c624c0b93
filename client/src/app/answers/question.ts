import { pageLanguage } from '../../i18n/language.ts'
import { nextTask } from '../../browser/waiting.ts'
import { withRetries } from './retry-policy.ts'
import { currentIdentity } from '../session/counter.ts'

/** The key of a question: the name of the call, then its input. */
export type QuestionKey = readonly [name: string, ...input: readonly unknown[]]

/** A question to the platform: the key its answer is cached under, and how it is read. */
export type Question<T> = readonly [key: QuestionKey, read: () => Promise<T>]

/** How long an answer waits for the page that shows it, in milliseconds: until its code is there, on a slow line. */
const keptMs = 10_000

/** How long a question counts as just asked, in milliseconds: as long as the cache does not ask it again. */
const justAskedMs = 2000

type Kept = { readonly key: QuestionKey; readonly answer: Promise<unknown> }

const kept = new Map<string, Kept>()
const justAsked = new Set<string>()

/** The same question gets another answer in another language, and for another person. */
const idOf = (key: QuestionKey): string => JSON.stringify([currentIdentity(), pageLanguage(), key])

/** Each answer is kept under the question that it answers. */
const keptAnswer = <T>(id: string): Promise<T> | undefined => kept.get(id)?.answer as Promise<T> | undefined

/**
 * Asks before the page is there that shows the answer: the page gets this answer and does not ask again. Never rejects: a
 * failure is for the page that shows it. (docs/decisions/053)
 */
export async function ask<T>([key, read]: Question<T>): Promise<T | undefined> {
  const id = idOf(key)
  if (!kept.has(id)) {
    if (justAsked.has(id)) return undefined
    const entry = { key, answer: read() }
    kept.set(id, entry)
    setTimeout(() => {
      // A newer answer to the same question has its own time.
      if (kept.get(id) === entry) kept.delete(id)
    }, keptMs)
  }
  return keptAnswer<T>(id)?.catch(() => undefined)
}

/** Answers a question for whoever shows it: with what was asked before, or by asking. */
export async function answerTo<T>([key, read]: Question<T>): Promise<T> {
  const id = idOf(key)
  let before = keptAnswer<T>(id)
  kept.delete(id)
  justAsked.add(id)
  setTimeout(() => justAsked.delete(id), justAskedMs)
  return withRetries(() => {
    const answer = before ?? read()
    before = undefined
    return answer
  })
}

/** Calls `show` with each answer that has come and that no page has taken yet. */
export async function showAnswers(show: (key: QuestionKey, answer: unknown) => void): Promise<void> {
  for (const [id, { key, answer }] of kept) {
    const showIfKept = (value: unknown) => {
      if (kept.get(id)?.answer === answer) show(key, value)
    }
    if (id === idOf(key)) answer.then(showIfKept).catch(() => undefined)
  }
  // Answers that have come are told of before the next task.
  await nextTask()
}

/** Drops answers that nobody has shown. */
function forgetAnswers(): void {
  kept.clear()
  justAsked.clear()
}

/** Sends a change to the platform. Answers from before it, or from while it is under way, are for no page. */
export async function whileChanging<T>(send: () => Promise<T>): Promise<T> {
  forgetAnswers()
  return send().finally(forgetAnswers)
}
