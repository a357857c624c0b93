import { CannotAsk, type Options, type Surroundings } from '../cli/verb.ts'
import { type Description, readDescription } from './description.ts'
import { readJson } from './read-json.ts'

/** The file with the OpenAPI document of a run. Throws CannotAsk where none is named. */
export function descriptionFile({ values }: Options, { env }: Surroundings): string {
  const file = values['description'] ?? env['CONTRACT_DOCUMENTS']
  if (typeof file !== 'string') throw new CannotAsk('Name the OpenAPI document to judge by: --description FILE.')
  return file
}

/** The description that a run judges by: that of `--description`, else that of the documents alone. */
export async function loadDescription(options: Options, surroundings: Surroundings): Promise<Description> {
  const file = descriptionFile(options, surroundings)
  const content = await readJson(file)
  try {
    return readDescription(content)
  } catch (error) {
    throw new CannotAsk(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
