import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Frame } from '@playwright/test'

/** Everything that the journeys type as a card number, by what it does. */
export const cards = {
  good: '4242424242424242',
  challenge: '4000000000003220',
  /** Challenged by the form of the first 3-D Secure. */
  challengeByOldForm: '4938730000000001',
  insufficientFunds: '4000000000009995',
  /** Approved, and declined when the money is to be taken. */
  captureDeclined: '4000000000000077',
  mistyped: '4242424242424241',
  /** A sound number that is on no list of test cards. */
  noTestCard: '4539148803436467',
} as const

/** How a number may be written. */
const spellings = Object.values(cards).flatMap((number) => {
  const groups = number.match(/\d{4}/g) ?? []
  return [number, groups.join(' '), groups.join('-'), groups.join('+'), groups.join('%20')]
})

/** One search for all of them: every journey reads all that its platform has written. */
const anySpelling = new RegExp(spellings.map((spelling) => spelling.replaceAll('+', '\\+')).join('|'))

/** A security code is three or four digits, like much else: known by what it is called, in JSON, a form or an address. */
const namedCode =
  /(?:security[ _-]?code|card[ _-]?code|cvc2?|cvv2?|csc)\\*["']?\s*(?:[:=]|%3a|%3d)\s*\\*["']?\d{3,4}(?!\d)/i

/** Whether a text has one of the card numbers in it that the journeys type, or a security code. */
export function hasCardData(text: string): boolean {
  return anySpelling.test(text) || namedCode.test(text)
}

/** The files below a folder, databases and their logs included, that have card data in them. */
export async function filesWithCardData(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Bytes as characters: a number is found wherever it lies in a file.
    if (hasCardData(await readFile(path, 'latin1'))) found.push(path)
  }
  return found
}

/**
 * What the browser keeps for its sites: cookies, local storage and databases of every site, and of every open tab and the
 * frames in it the storage of the session, the name of the window and the state of its history.
 */
export async function browserStorage(context: BrowserContext): Promise<string> {
  const frames = context.pages().flatMap((page) => page.frames())
  const kept = await Promise.all(frames.map(frameStorage))
  return [JSON.stringify(await context.storageState({ indexedDB: true })), ...kept].join('\n')
}

/** Longer than any frame takes that is there. */
const answerWithinMs = 10_000

/**
 * A frame that the page has taken out may go on being listed; it never answers, and has nothing to keep. Throws an error for
 * one that is there and silent.
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

/** The page itself, or a frame that has a place in its parent. */
async function isThere(frame: Frame): Promise<boolean> {
  const parent = frame.parentFrame()
  if (parent === null) return true
  const places = await parent.locator('iframe').elementHandles()
  const shown = await Promise.all(places.map((place) => place.contentFrame()))
  return shown.includes(frame)
}
