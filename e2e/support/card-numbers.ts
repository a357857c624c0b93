import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Frame } from '@playwright/test'

/** The card numbers that the journeys type, by their effect. */
export const cards = {
  good: '4242424242424242',
  challenge: '4000000000003220',
  /** Challenged by the older 3-D Secure form. */
  challengeByOldForm: '4938730000000001',
  insufficientFunds: '4000000000009995',
  /** Approved, with a declined capture. */
  captureDeclined: '4000000000000077',
  mistyped: '4242424242424241',
  /** A valid number that is not a test card. */
  noTestCard: '4539148803436467',
} as const

/** The ways to write a number. */
const spellings = Object.values(cards).flatMap((number) => {
  const groups = number.match(/\d{4}/g) ?? []
  return [number, groups.join(' '), groups.join('-'), groups.join('+'), groups.join('%20')]
})

/** One search for all numbers: every journey reads everything that its platform has written. */
const anySpelling = new RegExp(spellings.map((spelling) => spelling.replaceAll('+', '\\+')).join('|'))

/**
 * A security code is three or four digits, like many others. It is recognised by its name in JSON, a form or an
 * address.
 */
const namedCode =
  /(?:security[ _-]?code|card[ _-]?code|cvc2?|cvv2?|csc)\\*["']?\s*(?:[:=]|%3a|%3d)\s*\\*["']?\d{3,4}(?!\d)/i

/** Whether a text contains a card number of the journeys, or a security code. */
export function hasCardData(text: string): boolean {
  return anySpelling.test(text) || namedCode.test(text)
}

/** The files in a folder, with databases and their logs, that contain card data. */
export async function filesWithCardData(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Bytes are read as characters, so a number is found anywhere in a file.
    if (hasCardData(await readFile(path, 'latin1'))) found.push(path)
  }
  return found
}

/**
 * Everything that the browser stores: cookies, local storage and databases of every site; session storage, window name
 * and history state of every tab and its frames.
 */
export async function browserStorage(context: BrowserContext): Promise<string> {
  const frames = context.pages().flatMap((page) => page.frames())
  const kept = await Promise.all(frames.map(frameStorage))
  return [JSON.stringify(await context.storageState({ indexedDB: true })), ...kept].join('\n')
}

/** Longer than any present frame takes to answer. */
const answerWithinMs = 10_000

/**
 * A removed frame can stay listed; it never answers and stores nothing. Throws for a present frame that does not
 * answer.
 */
async function frameStorage(frame: Frame): Promise<string> {
  const answer = frame
    .evaluate(() =>
      JSON.stringify([
        ...[sessionStorage, localStorage].map((kept) => Object.fromEntries(Object.entries(kept))),
        window.name,
        history.state,
      ]),
    )
    // Frames without an origin, such as an empty page, have no storage.
    .catch(() => '')
  const kept = await Promise.race([answer, setTimeout(answerWithinMs, null, { ref: false })])
  if (kept !== null) return kept
  if (await isThere(frame)) throw new Error(`${frame.url()} did not say what it keeps.`)
  return ''
}

/** The page itself, or a frame with an element in its parent. */
async function isThere(frame: Frame): Promise<boolean> {
  const parent = frame.parentFrame()
  if (parent === null) return true
  const places = await parent.locator('iframe').elementHandles()
  const shown = await Promise.all(places.map((place) => place.contentFrame()))
  return shown.includes(frame)
}
