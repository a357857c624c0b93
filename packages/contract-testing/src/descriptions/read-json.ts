import { readFile } from 'node:fs/promises'
import { CannotAsk } from '../cli/verb.ts'

/** The content of a JSON file. Throws CannotAsk for one that is missing or no JSON. */
export async function readJson(file: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    throw new CannotAsk(`${file} cannot be read.`)
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CannotAsk(`${file} is not JSON.`)
  }
}
