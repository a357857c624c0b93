import { CannotAsk, type Options, type Surroundings } from '../cli/verb.ts'
import { type Description, readDescription } from './description.ts'
import { readJson } from './read-json.ts'

/** The description that a run judges by: that of `--description`, else that of the documents alone. */
export async function loadDescription({ values }: Options, { env }: Surroundings): Promise<Description> {
  const file = values['description'] ?? env['CONTRACT_DOCUMENTS']
  if (typeof file !== 'string') throw new CannotAsk('Name the OpenAPI document to judge by: --description FILE.')
  const content = await readJson(file)
  try {
    return readDescription(content)
  } catch (error) {
    throw new CannotAsk(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
