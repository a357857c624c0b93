import { access } from 'node:fs/promises'
import { CannotAsk } from '../cli/verb.ts'
import { openHar } from './har.ts'
import { openRecording } from './recording.ts'
import type { Source } from './source.ts'

/** The exchanges in a file: a recording of this tool, or HAR 1.2. Throws CannotAsk for any other file. */
export async function openExchanges(file: string): Promise<Source> {
  try {
    await access(file)
  } catch {
    throw new CannotAsk(`There is no file ${file}.`)
  }
  const source = (await openRecording(file)) ?? (await openHar(file))
  if (source === undefined)
    throw new CannotAsk(`${file} is neither a recording of this tool nor HAR 1.2 with an entry.`)
  return source
}
